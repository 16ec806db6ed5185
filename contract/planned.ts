import * as z from 'zod/mini'
import { type Access, defineEndpoint, type Offline } from './endpoint.ts'

/** A call of the specification that another issue builds; until then the server answers 501 `not_built`. */
function planned(route: `GET /${string}` | `POST /${string}`, access: Access, offline: Offline) {
  return defineEndpoint(route, {
    access,
    offline,
    state: 'planned',
    idempotency: offline === 'keep' ? 'none' : 'key',
    body: z.looseObject({}),
    reply: z.looseObject({}),
  })
}

/** Calls of the specification's section 7 that are listed and not served yet. */
export const plannedEndpoints = {
  socialMediaLinks: planned('GET /api/socialmedialinks/get', 'anyone', 'keep'),
  rebatesList: planned('POST /api/games/rebates/list', 'real_member', 'keep'),
  rebatesDetails: planned('POST /api/games/rebates/details', 'real_member', 'keep'),
  coverHistory: planned('POST /api/cover/history', 'real_member', 'keep'),
  support: planned('GET /api/informationcenter/support', 'anyone', 'keep'),
  announcements: planned('GET /api/informationcenter/announcement', 'anyone', 'keep'),
  checkFirstDeposit: planned('POST /api/ftd/check', 'real_member', 'keep'),
  claimFirstDeposit: planned('POST /api/ftd/claim', 'real_member', 'refuse'),
  checkDailyWheel: planned('POST /api/dailywheel/check', 'real_member', 'keep'),
  claimDailyWheel: planned('POST /api/dailywheel/claim', 'real_member', 'refuse'),
  checkInvitation: planned('POST /api/invitationactivity/check', 'real_member', 'keep'),
  claimInvitation: planned('POST /api/invitationactivity/claim', 'real_member', 'refuse'),
  checkDailyRescue: planned('POST /api/dailyrescue/check', 'real_member', 'keep'),
  claimDailyRescue: planned('POST /api/dailyrescue/claim', 'real_member', 'refuse'),
  checkRechargeRebate: planned('POST /api/rechargerebate/check', 'real_member', 'keep'),
  claimRechargeRebate: planned('POST /api/rechargerebate/claim', 'real_member', 'refuse'),
  checkLotteryWheel: planned('POST /api/lotterywheel/check', 'real_member', 'keep'),
  claimLotteryWheel: planned('POST /api/lotterywheel/claim', 'real_member', 'refuse'),
  activityDetails: planned('GET /api/activitydetails/get', 'anyone', 'keep'),
  day7Login: planned('POST /api/day7/day7LoginV2', 'real_member', 'refuse'),
}
