import * as z from 'zod/mini'
import {
  type ClubDesk,
  type ClubEffect,
  type ClubTerms,
  clubDesks,
  clubTerms,
  type DeskClub,
  type previewClub,
  saveClub,
} from '../../../contract/club-desk.ts'
import { audit } from '../../audit-log.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { refuseTerms } from '../../refuse-terms.ts'
import { effectOfAgency, effectOfVip } from './effect.ts'
import { faultOfAgency, faultOfVip } from './faults.ts'
import * as store from './store.ts'

type Wish = z.output<typeof previewClub.body>
type Body = z.output<typeof saveClub.body>
type Saved = z.output<typeof saveClub.reply>

/** Levels and agency tables with all their versions, the running one first. */
export function listClub(on: store.Executor): Promise<DeskClub[]> {
  return Promise.all(clubDesks.map(id => readDesk(on, id)))
}

async function readDesk(on: store.Executor, id: ClubDesk): Promise<DeskClub> {
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

async function wireTermsOf(on: store.Executor, id: ClubDesk, row: store.VersionRow) {
  return id === 'vip'
    ? z.encode(clubTerms.vip, await vipTerms(on, row))
    : z.encode(clubTerms.agency, await agencyTerms(on, row.version))
}

async function vipTerms(on: store.Executor, row: store.VersionRow): Promise<ClubTerms['vip']> {
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

async function agencyTerms(on: store.Executor, version: number): Promise<ClubTerms['agency']> {
  const tiers = await store.readTiers(on, version)
  const of = (kind: string) => tiers.filter(tier => tier.kind === kind).map(({ kind: _, ...tier }) => tier)
  return { recharge: of('recharge'), betting: of('betting'), settlement: of('settlement') }
}

/** What the terms would do, before anybody is bound by them. */
export async function previewEffect(deps: Deps, wish: Wish): Promise<{ data: ClubEffect } | Refused> {
  const effect = await effectOf(deps, deps.db, wish)
  return effect instanceof Refused ? effect : { data: effect }
}

async function effectOf(deps: Deps, on: store.Executor, { id, terms }: Wish): Promise<ClubEffect | Refused> {
  const [running] = await store.listVersions(on, id)
  if (running === undefined) return refuse('not_found')
  if (id === 'vip') {
    const read = z.safeParse(clubTerms.vip, terms)
    if (!read.success) return refuseTerms(read.error)
    const now = await vipTerms(on, running)
    const fault = faultOfVip(read.data, now) ?? null
    return { fault, vip: fault === null ? await effectOfVip(on, read.data, now) : null, agency: null }
  }
  const read = z.safeParse(clubTerms.agency, terms)
  if (!read.success) return refuseTerms(read.error)
  const now = await agencyTerms(on, running.version)
  const fault = faultOfAgency(read.data) ?? null
  const agency = fault === null ? await effectOfAgency(deps, on, read.data, now) : null
  return { fault, vip: null, agency }
}

interface Asked {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

/** The next version. Bonuses paid keep theirs; a period under way ends as it was said; a week keeps the tables it began with. */
export function saveVersion(deps: Deps, { administratorId, key, body }: Asked): Promise<Saved | Refused> {
  const call = { endpoint: saveClub, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { id, terms, base_version, reason } = body
    const effect = await effectOf(deps, tx, { id, terms })
    if (effect instanceof Refused) return effect
    if (effect.fault !== null) return refuse('terms_invalid', { details: { fault: effect.fault } })
    const [newest] = await store.listVersions(tx, id)
    const version = base_version + 1
    const at = deps.clock.now()
    const keepDays = id === 'vip' ? z.parse(clubTerms.vip, terms).keep_days : null
    const row = { desk: id, version, at, administratorId, reason, keepDays }
    if (newest?.version !== base_version || !(await store.insertVersion(tx, row)))
      return refuse('terms_changed')
    await writeRows(tx, body, version)
    const details = { version, reason, terms: JSON.stringify(terms) }
    await audit(deps, tx, { administratorId, action: 'club_terms', subject: `club:${id}`, details })
    return { data: await readDesk(tx, id), effect }
  })
}

function writeRows(tx: Tx, { id, terms }: Body, version: number): Promise<void> {
  return id === 'vip'
    ? store.insertLevels(tx, version, z.parse(clubTerms.vip, terms))
    : store.insertTiers(tx, version, z.parse(clubTerms.agency, terms))
}
