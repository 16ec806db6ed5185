import * as z from 'zod/mini'
import { clubTerms, saveClub } from '../../../../contract/vip/club-desk.ts'
import type { Deps } from '../../../deps.ts'
import { changesOfTerms } from '../../../platform/approvals/changes-of-terms.ts'
import { defineKind, propose } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { noteHands } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { effectOf, readDesk } from './service.ts'
import * as store from './store.ts'

type Body = z.output<typeof saveClub.body>
const { reason: _reason, ...wish } = saveClub.body.shape

/** The next version of the levels or the agency's tables. Bonuses paid keep theirs; a period under way ends as it was said; a week keeps the tables it began with. */
export const clubKind = defineKind({
  name: 'club_terms',
  payload: z.strictObject(wish),
  proposers: saveClub.roles,
  inspect: async (deps, tx, { id, terms, base_version }) => {
    const effect = await effectOf(deps, tx, { id, terms })
    if (effect instanceof Refused) return effect
    if (effect.fault !== null) return refuse('terms_invalid', { details: { fault: effect.fault } })
    const { current } = await readDesk(tx, id)
    if (current.version !== base_version) return refuse('terms_changed')
    const changes = changesOfTerms(current.terms, terms)
    return changes.length === 0 ? refuse('nothing_changes') : { subject: `club:${id}`, changes }
  },
  apply: async (deps, tx, { id, terms, base_version }, { id: request, reason, proposer, approver }) => {
    const version = base_version + 1
    const { administratorId } = proposer
    const keepDays = id === 'vip' ? z.parse(clubTerms.vip, terms).keep_days : null
    const row = { desk: id, version, at: deps.clock.now(), administratorId, reason, keepDays }
    if (!(await store.insertVersion(tx, row))) return refuse('terms_changed')
    await writeRows(tx, { id, terms }, version)
    const hands = { request, ...noteHands(proposer, approver) }
    await audit(deps, tx, {
      administratorId: approver.administratorId,
      action: 'club_terms',
      subject: `club:${id}`,
      details: { version, reason, terms: JSON.stringify(terms), ...hands },
    })
    return undefined
  },
})

function writeRows(tx: Tx, { id, terms }: Pick<Body, 'id' | 'terms'>, version: number): Promise<void> {
  return id === 'vip'
    ? store.insertLevels(tx, version, z.parse(clubTerms.vip, terms))
    : store.insertTiers(tx, version, z.parse(clubTerms.agency, terms))
}

interface Asked {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

/** Only proposed: in force when another owner approves it. */
export function proposeClub(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<z.output<typeof saveClub.reply> | Refused> {
  const call = { endpoint: saveClub, memberId: caller.administratorId, key, body }
  const { reason, ...payload } = body
  return runOnce(deps, call, tx => propose(deps, tx, clubKind, { caller, payload, reason }))
}
