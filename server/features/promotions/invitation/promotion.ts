import * as contract from '../../../../contract/promotions/invitation.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { claimFriends, invitationState } from './invitation.ts'
import { recordFriendRecharge, takeBackInvitations } from './record-friend.ts'
import { faultOfInvitation, inMonth } from './rules.ts'

/** A reward for each friend who deposits and plays (docs/rules/promotions/invitationactivity.md). */
export const invitation = servePromotion(contract.invitation, {
  routes: deps => [
    memberRoute(contract.checkInvitation, async ({ caller, body }) => {
      const state = await invitationState(deps, deps.db, caller.memberId, body.invite_code)
      return state instanceof Refused ? state : { data: state }
    }),
    claimRoute(deps, contract.claimInvitation, claimFriends),
  ],
  offerTo: async (deps, on, memberId) => {
    const state = await invitationState(deps, on, memberId)
    return state instanceof Refused ? undefined : state
  },
  faultOf: faultOfInvitation,
  onRecharge: recordFriendRecharge,
  workers: [{ name: 'invitations', run: takeBackInvitations }],
  inMonth,
})
