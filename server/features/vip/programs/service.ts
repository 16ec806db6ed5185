import * as z from 'zod/mini'
import {
  type AdminProgram,
  type ProgramEffect,
  type ProgramId,
  type ProgramTerms,
  type previewProgram,
  programIds,
  programTerms,
} from '../../../../contract/vip/programs.ts'
import type { Deps } from '../../../deps.ts'
import { refuseTerms } from '../../../platform/files/refuse-terms.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { effectOfAgency, effectOfVip } from './effect.ts'
import { faultOfAgency, faultOfVip } from './faults.ts'
import * as store from './store.ts'

type Intent = z.output<typeof previewProgram.body>

/** Levels and agency tables with all their versions, the running one first. */
export function listPrograms(on: store.Executor): Promise<AdminProgram[]> {
  return Promise.all(programIds.map(id => readProgram(on, id)))
}

/** All versions of the VIP or agency terms, newest first, with who wrote each. */
export async function readProgram(on: store.Executor, id: ProgramId): Promise<AdminProgram> {
  const rows = await store.listVersions(on, id)
  const versions = await Promise.all(
    rows.map(async row => ({
      version: row.version,
      active: true as const,
      terms: await wireTermsOf(on, id, row),
      effective_from: row.effective_from.toISOString(),
      administrator: row.administrator,
      reason: row.reason,
    })),
  )
  const [current] = versions
  if (current === undefined) throw new Error(`No version of ${id}`)
  return { id, current, versions }
}

async function wireTermsOf(on: store.Executor, id: ProgramId, row: store.VersionRow) {
  return id === 'vip'
    ? z.encode(programTerms.vip, await vipTerms(on, row))
    : z.encode(programTerms.agency, await agencyTerms(on, row.version))
}

async function vipTerms(on: store.Executor, row: store.VersionRow): Promise<ProgramTerms['vip']> {
  const steps = await store.readSteps(on, row.version)
  const general = steps.filter(step => step.track === 'general').map(({ track: _, ...step }) => step)
  const plain = (track: string) =>
    steps
      .filter(step => step.track === track)
      .map(({ recharge_needed, betting_needed, keep_betting, upgrade_bonus }) => {
        return { recharge_needed, betting_needed, keep_betting, upgrade_bonus }
      })
  return { keep_days: row.keep_days ?? 0, general, slot: plain('slot'), live: plain('live') }
}

async function agencyTerms(on: store.Executor, version: number): Promise<ProgramTerms['agency']> {
  const tiers = await store.readTiers(on, version)
  const of = (kind: string) => tiers.filter(tier => tier.kind === kind).map(({ kind: _, ...tier }) => tier)
  return { recharge: of('recharge'), betting: of('betting'), settlement: of('settlement') }
}

/** What the terms would do, before anybody is bound by them. */
export async function previewEffect(deps: Deps, intent: Intent): Promise<{ data: ProgramEffect } | Refused> {
  const effect = await effectOf(deps, deps.db, intent)
  return effect instanceof Refused ? effect : { data: effect }
}

/** What proposed terms would change, before they are proposed. Refuses not_found and terms that are not of the shape. */
export async function effectOf(
  deps: Deps,
  on: store.Executor,
  { id, terms }: Intent,
): Promise<ProgramEffect | Refused> {
  const [running] = await store.listVersions(on, id)
  if (running === undefined) return refuse('not_found')
  if (id === 'vip') {
    const read = z.safeParse(programTerms.vip, terms)
    if (!read.success) return refuseTerms(read.error)
    const now = await vipTerms(on, running)
    const fault = faultOfVip(read.data, now) ?? null
    return { fault, vip: fault === null ? await effectOfVip(on, read.data, now) : null, agency: null }
  }
  const read = z.safeParse(programTerms.agency, terms)
  if (!read.success) return refuseTerms(read.error)
  const now = await agencyTerms(on, running.version)
  const fault = faultOfAgency(read.data) ?? null
  const agency = fault === null ? await effectOfAgency(deps, on, read.data, now) : null
  return { fault, vip: null, agency }
}
