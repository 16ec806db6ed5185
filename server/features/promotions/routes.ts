import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import * as daily from '../../../contract/promotions/daily-promotions.ts'
import * as desk from '../../../contract/promotions/promotion-desk.ts'
import * as contract from '../../../contract/promotions/promotions.ts'
import type { Deps } from '../../deps.ts'
import { answer } from '../../platform/http/answers/answer.ts'
import { Refused } from '../../platform/http/answers/refuse.ts'
import { administratorRoute, memberRoute, type Route, route } from '../../platform/http/route.ts'
import { knowDevice } from '../auth/service.ts'
import { readActivities, readOffers } from './activities.ts'
import type { Claim } from './claim-once.ts'
import { claimRebateMoney, type LevelOf, listRebates, rebateNights } from './daily/betting-rebate.ts'
import { claimRescue, dailyRescueState, readCovers } from './daily/daily-rescue.ts'
import { claimRoll, dailyWheelState } from './daily/daily-wheel.ts'
import { claimSpin, lotteryWheelState } from './daily/lottery-wheel.ts'
import { sevenDaysState, takeToday } from './daily/seven-days.ts'
import { listPromotions, previewEffect } from './desk.ts'
import { readHistory } from './history.ts'
import { claimFriends, invitationState } from './invitation/invitation.ts'
import { claimFirst, firstDepositState } from './recharge/first-deposit.ts'
import { claimRebate, rechargeRebateState } from './recharge/recharge-rebate.ts'
import { claimReward, rechargeRewardState } from './recharge/recharge-reward.ts'
import { proposeTerms } from './terms-kind.ts'

export function promotionsRoutes(deps: Deps, levelOf: LevelOf): Route[] {
  const { db } = deps
  return [
    route(contract.activityDetails, async () => ({ data: await readActivities(deps) })),
    memberRoute(contract.promotionState, async ({ caller }) => ({
      data: await readOffers(deps, caller.memberId, levelOf),
    })),
    memberRoute(contract.promotionHistory, ({ caller, body }) => readHistory(deps, caller.memberId, body)),
    memberRoute(daily.coverHistory, ({ caller }) => readCovers(deps, caller.memberId)),
    memberRoute(contract.checkFirstDeposit, async ({ caller }) => ({
      data: await firstDepositState(deps, db, caller.memberId),
    })),
    claimRoute(deps, contract.claimFirstDeposit, claimFirst),
    memberRoute(contract.checkRechargeReward, async ({ caller }) => ({
      data: await rechargeRewardState(deps, db, caller.memberId),
    })),
    claimRoute(deps, contract.claimRechargeReward, claimReward),
    memberRoute(contract.checkRechargeRebate, async ({ caller }) => ({
      data: await rechargeRebateState(deps, db, caller.memberId),
    })),
    claimRoute(deps, contract.claimRechargeRebate, claimRebate),
    ...dailyRoutes(deps),
    ...deskRoutes(deps),
    ...invitationRoutes(deps),
    memberRoute(daily.rebatesList, ({ caller }) => listRebates(deps, caller.memberId, levelOf)),
    memberRoute(daily.rebatesDetails, ({ caller }) => rebateNights(deps, caller.memberId)),
    claimRoute(deps, daily.claimRebates, claimRebateMoney),
  ]
}

function dailyRoutes(deps: Deps): Route[] {
  return [
    memberRoute(daily.checkDailyRescue, async ({ caller }) => ({
      data: await dailyRescueState(deps, deps.db, caller.memberId),
    })),
    claimRoute(deps, daily.claimDailyRescue, claimRescue),
    memberRoute(daily.checkDailyWheel, ({ caller }) => dailyWheelState(deps, caller.memberId)),
    claimRoute(deps, daily.claimDailyWheel, claimRoll),
    memberRoute(daily.checkLotteryWheel, ({ caller }) => lotteryWheelState(deps, caller.memberId)),
    claimRoute(deps, daily.claimLotteryWheel, claimSpin),
    memberRoute(daily.checkDay7, async ({ caller }) => ({
      data: await sevenDaysState(deps, deps.db, caller.memberId),
    })),
    claimRoute(deps, daily.day7Login, takeToday),
  ]
}

function deskRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(desk.deskPromotions, async () => ({ data: await listPromotions(deps, deps.db) })),
    administratorRoute(desk.previewTerms, ({ body }) => previewEffect(deps, body)),
    administratorRoute(desk.saveTerms, ({ body, caller, idempotencyKey: key }) =>
      proposeTerms(deps, { caller, key, body }),
    ),
  ]
}

function invitationRoutes(deps: Deps): Route[] {
  return [
    memberRoute(contract.checkInvitation, async ({ caller, body }) => {
      const state = await invitationState(deps, deps.db, caller.memberId, body.invite_code)
      return state instanceof Refused ? state : { data: state }
    }),
    claimRoute(deps, contract.claimInvitation, claimFriends),
  ]
}

/** A claim knows its device; a browser without a name gets one with the answer. */
function claimRoute<B extends Schema, Q extends Schema, R extends Schema>(
  deps: Deps,
  endpoint: Endpoint<B, Q, R>,
  claim: (deps: Deps, asked: Claim<z.output<B>>) => Promise<z.output<R> | Refused>,
): Route {
  return memberRoute(endpoint, async ({ caller, body, cookies, idempotencyKey: key }) => {
    const device = knowDevice(deps, cookies)
    const outcome = await claim(deps, { memberId: caller.memberId, key, body, device: device.token })
    return outcome instanceof Refused ? outcome : answer(outcome, { cookies: device.cookies })
  })
}
