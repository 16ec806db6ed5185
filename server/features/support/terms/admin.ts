import * as z from 'zod/mini'
import {
  type AdminTerms,
  saveTermsVersion,
  termsTexts,
  withdrawTermsVersion,
} from '../../../../contract/support/terms.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { isAnnouncedInTime, startOfDay, stateOf } from './rules.ts'
import { countAcceptances, listTerms, lockTerms, putTerms, setWithdrawn, type TermsRow } from './store.ts'

export async function readVersions({ db, clock }: Deps): Promise<AdminTerms[]> {
  const rows = await listTerms(db)
  const accepted = await countAcceptances(db)
  return rows.map(row => toAdmin(row, rows, clock.now(), accepted.get(row.version) ?? 0))
}

function toAdmin(row: TermsRow, rows: readonly TermsRow[], now: Date, accepted: number): AdminTerms {
  return {
    version: Number(row.version),
    texts: z.parse(termsTexts, row.texts),
    announced_at: row.announced_at.toISOString(),
    effective_at: row.effective_at.toISOString(),
    state: stateOf(row, rows, now),
    accepted_by: accepted,
    revision: Number(row.revision),
  }
}

interface By<Body> {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

type Saving = z.output<typeof saveTermsVersion.body>

/** Writes the next version, or one that is not announced yet; this function and the table both enforce the 14 days. */
export async function saveVersion(
  deps: Deps,
  { administratorId, key, body }: By<Saving>,
): Promise<z.output<typeof saveTermsVersion.reply> | Refused> {
  return runOnce(deps, { endpoint: saveTermsVersion, memberId: administratorId, key, body }, async tx => {
    const rows = await lockTerms(tx)
    const now = deps.clock.now()
    const announced = new Date(body.announced_at)
    const effective = startOfDay(body.effective_day)
    const fault = changesFault(body) ?? datesFault(announced, effective, now) ?? placeFault(body, rows, now)
    if (fault !== undefined) return fault
    const before = rows.find(row => row.version === BigInt(body.version))
    const row = {
      version: BigInt(body.version),
      texts: body.texts,
      announced_at: announced,
      effective_at: effective,
      revision: (before?.revision ?? 0n) + 1n,
    }
    await putTerms(tx, row)
    const details = { announced_at: announced.toISOString(), effective_at: effective.toISOString() }
    await audit(deps, tx, {
      administratorId,
      action: 'terms_version_saved',
      subject: `terms:${body.version}`,
      details,
    })
    const saved = { ...row, withdrawn: false }
    return { data: toAdmin(saved, [saved, ...rows], now, 0) }
  })
}

/** A reader without a text in their language gets the Portuguese one, so that one is required. */
function changesFault({ version, texts }: Saving): Refused | undefined {
  if (version === 1 || texts.pt.changes.trim() !== '') return undefined
  return refuseFields({ 'texts.pt.changes': ['required'] })
}

/** An announcement is not made in the past: five minutes are for filling in the form. */
const patienceMs = 5 * 60_000

function datesFault(announced: Date, effective: Date, now: Date): Refused | undefined {
  if (Number.isNaN(announced.getTime()) || announced.getTime() < now.getTime() - patienceMs) {
    return refuseFields({ announced_at: ['invalid'] })
  }
  return isAnnouncedInTime(announced, effective)
    ? undefined
    : refuseFields({ effective_day: ['notice_too_short'] })
}

/** Only one version may be pending, and an announced version is not changed. */
function placeFault(
  { version, revision }: Saving,
  rows: readonly TermsRow[],
  now: Date,
): Refused | undefined {
  const place = BigInt(version)
  const before = rows.find(row => row.version === place)
  if (rows.some(row => row.version !== place && !row.withdrawn && row.effective_at > now)) {
    return refuse('terms_pending')
  }
  if (before === undefined) {
    const next = (rows[0]?.version ?? 0n) + 1n
    return revision === 0 && place === next ? undefined : refuse('content_changed')
  }
  if (before.revision !== BigInt(revision)) return refuse('content_changed')
  return before.withdrawn || before.announced_at <= now ? refuse('terms_in_force') : undefined
}

export async function withdrawVersion(
  deps: Deps,
  { administratorId, key, body }: By<z.output<typeof withdrawTermsVersion.body>>,
): Promise<z.output<typeof withdrawTermsVersion.reply> | Refused> {
  return runOnce(deps, { endpoint: withdrawTermsVersion, memberId: administratorId, key, body }, async tx => {
    const rows = await lockTerms(tx)
    const now = deps.clock.now()
    const row = rows.find(one => one.version === BigInt(body.version))
    if (row === undefined) return refuse('terms_version_unknown')
    if (row.withdrawn || row.effective_at <= now) return refuse('terms_in_force')
    await setWithdrawn(tx, row.version)
    const subject = `terms:${body.version}`
    await audit(deps, tx, {
      administratorId,
      action: 'terms_version_withdrawn',
      subject,
      details: { reason: body.reason },
    })
    return { data: toAdmin({ ...row, withdrawn: true, revision: row.revision + 1n }, rows, now, 0) }
  })
}
