import * as z from 'zod/mini'
import { programTerms, saveProgram } from '../../../../contract/vip/programs.ts'
import type { Deps } from '../../../deps.ts'
import { changesOfTerms } from '../../../platform/approvals/changes-of-terms.ts'
import { defineKind, propose } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { recordHands } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { effectOf, readProgram } from './service.ts'
import * as store from './store.ts'

type Body = z.output<typeof saveProgram.body>
const { reason: _reason, ...intent } = saveProgram.body.shape

/** The next version of the levels or the agency's tables. Bonuses paid keep theirs; a period under way ends as it was said; a week keeps the tables it began with. */
export const programKind = defineKind({
  name: 'club_terms',
  payload: z.strictObject(intent),
  proposers: saveProgram.roles,
  inspect: async (deps, tx, { id, terms, base_version }) => {
    const effect = await effectOf(deps, tx, { id, terms })
    if (effect instanceof Refused) return effect
    if (effect.fault !== null) return refuse('terms_invalid', { details: { fault: effect.fault } })
    const { current } = await readProgram(tx, id)
    if (current.version !== base_version) return refuse('terms_changed')
    const changes = changesOfTerms(current.terms, terms)
    return changes.length === 0 ? refuse('nothing_changes') : { subject: `club:${id}`, changes }
  },
  apply: async (deps, tx, { id, terms, base_version }, { id: request, reason, proposer, approver }) => {
    const version = base_version + 1
    const { administratorId } = proposer
    const keepDays = id === 'vip' ? z.parse(programTerms.vip, terms).keep_days : null
    const row = { program: id, version, at: deps.clock.now(), administratorId, reason, keepDays }
    if (!(await store.insertVersion(tx, row))) return refuse('terms_changed')
    await writeRows(tx, { id, terms }, version)
    const hands = { request, ...recordHands(proposer, approver) }
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
    ? store.insertLevels(tx, version, z.parse(programTerms.vip, terms))
    : store.insertTiers(tx, version, z.parse(programTerms.agency, terms))
}

interface Asked {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

/** Only proposed: in force when another owner approves it. */
export function proposeProgram(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<z.output<typeof saveProgram.reply> | Refused> {
  const call = { endpoint: saveProgram, memberId: caller.administratorId, key, body }
  const { reason, ...payload } = body
  return runOnce(deps, call, tx => propose(deps, tx, programKind, { caller, payload, reason }))
}
