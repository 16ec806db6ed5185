import type { Deps } from './deps.ts'
import { enrolUnproved } from './features/account/kyc/service.ts'
import { joinAgency } from './features/agency/service.ts'
import { recordRechargeSettled } from './features/promotions/service.ts'
import { acceptAtRegistration } from './features/support/terms/service.ts'
import { recordRecharge } from './features/vip/service.ts'
import type { Subscribers } from './platform/events/domain-events.ts'

/** Which areas hear of what happens in those below them, in the order in which they act. */
export const subscribers: Subscribers<Deps> = {
  memberRegistered: [acceptAtRegistration, (deps, tx, { memberId }) => enrolUnproved(deps, tx, memberId)],
  registrationSettled: [
    async (_deps, tx, { memberId, inviterId, at }) => {
      if (inviterId !== null) await joinAgency(tx, memberId, inviterId, at)
    },
  ],
  depositSettled: [
    recordRechargeSettled,
    (deps, tx, { memberId, amount }) => recordRecharge(deps, tx, memberId, amount),
  ],
}
