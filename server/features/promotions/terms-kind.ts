import * as z from 'zod/mini'
import { formatCentavos } from '../../../contract/centavos.ts'
import { saveTerms } from '../../../contract/promotions/promotion-admin.ts'
import { promotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import type { Deps } from '../../deps.ts'
import { changesOfTerms } from '../../platform/approvals/changes-of-terms.ts'
import { defineKind, propose } from '../../platform/approvals/service.ts'
import { audit } from '../../platform/audit/audit-log.ts'
import { recordHands } from '../../platform/audit/hands.ts'
import { refuseTerms } from '../../platform/files/refuse-terms.ts'
import { type Refused, refuse } from '../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../platform/http/requests/caller.ts'
import { runOnce } from '../../platform/http/run-once.ts'
import { effectOf } from './effect.ts'
import { insertTerms, newestRow } from './terms-store.ts'

const { reason: _reason, ...intent } = saveTerms.body.shape

/** The next version of a promotion's terms. What was granted before keeps the terms it was granted under. */
export const termsKind = defineKind({
  name: 'promotion_terms',
  payload: z.strictObject(intent),
  proposers: saveTerms.roles,
  inspect: async (deps, tx, given) => {
    const { id, active, terms, base_version } = given
    const read = z.safeParse(promotionTerms[id], terms)
    if (!read.success) return refuseTerms(read.error)
    const effect = await effectOf(deps, tx, given)
    if (effect.fault !== null) return refuse('terms_invalid', { details: { fault: effect.fault } })
    if (active && effect.pays_players) {
      return refuse('terms_pay_players', { details: { loss: formatCentavos(-effect.player_pays) } })
    }
    const now = await newestRow(tx, id)
    if (now === undefined || now.version !== base_version) return refuse('terms_changed')
    const switched = now.active === active ? [] : [{ field: 'active', before: now.active, after: active }]
    const changes = [...switched, ...changesOfTerms(now.terms, terms)]
    if (changes.length === 0) return refuse('nothing_changes')
    const pays = { field: 'player_pays', before: null, after: formatCentavos(effect.player_pays) }
    return { subject: `promotion:${id}`, changes: [...changes, pays] }
  },
  apply: async (deps, tx, given, { id: request, reason, proposer, approver }) => {
    const { id, active, terms, base_version } = given
    const version = base_version + 1
    const isWritten = await insertTerms(tx, {
      ...{ promotion: id, version, active, terms, reason },
      effective_from: deps.clock.now(),
      administrator_id: proposer.administratorId,
    })
    if (!isWritten) return refuse('terms_changed')
    const hands = { request, ...recordHands(proposer, approver) }
    await audit(deps, tx, {
      administratorId: approver.administratorId,
      action: 'promotion_terms',
      subject: `promotion:${id}`,
      details: { version, active, reason, terms: JSON.stringify(terms), ...hands },
    })
    return undefined
  },
})

interface Asked {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: z.output<typeof saveTerms.body>
}

/** Only proposed: in force when another owner approves it. */
export function proposeTerms(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<z.output<typeof saveTerms.reply> | Refused> {
  const call = { endpoint: saveTerms, memberId: caller.administratorId, key, body }
  const { reason, ...payload } = body
  return runOnce(deps, call, tx => propose(deps, tx, termsKind, { caller, payload, reason }))
}
