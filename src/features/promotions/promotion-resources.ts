import {
  checkDailyRescue,
  checkDailyWheel,
  checkDay7,
  checkLotteryWheel,
  coverHistory,
  rebatesDetails,
  rebatesList,
} from '../../../contract/promotions/daily-promotions.ts'
import {
  activityDetails,
  checkFirstDeposit,
  checkInvitation,
  checkRechargeRebate,
  checkRechargeReward,
  promotionHistory,
  promotionState,
} from '../../../contract/promotions/promotions.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { defineAnswerResource } from '../../sync/pull/answer-resource.ts'
import { defineListResource } from '../../sync/pull/list-resource.ts'

const freshMs = 30_000
const member = { access: 'member', freshMs, request: () => ({ body: {} }) } as const

/** What the operator offers, with the figures of the rows: the same for everybody. */
export const activitiesResource = defineAnswerResource({
  id: 'activities',
  access: 'anyone',
  byLanguage: false,
  freshMs: 300_000,
  endpoint: activityDetails,
  request: () => ({}),
  answer: reply => reply.data,
})
export const offersResource = defineAnswerResource({
  ...member,
  id: 'offers',
  endpoint: promotionState,
  answer: reply => reply.data,
})
export const firstDepositResource = defineAnswerResource({
  ...member,
  id: 'first-deposit',
  endpoint: checkFirstDeposit,
  answer: reply => reply.data,
})
export const rechargeRewardResource = defineAnswerResource({
  ...member,
  id: 'recharge-reward',
  endpoint: checkRechargeReward,
  answer: reply => reply.data,
})
export const rechargeRebateResource = defineAnswerResource({
  ...member,
  id: 'recharge-rebate',
  endpoint: checkRechargeRebate,
  answer: reply => reply.data,
})
export const invitationResource = defineAnswerResource({
  ...member,
  id: 'invitation',
  endpoint: checkInvitation,
  answer: reply => reply.data,
})
export const dailyRescueResource = defineAnswerResource({
  ...member,
  id: 'daily-rescue',
  endpoint: checkDailyRescue,
  answer: reply => reply.data,
})
export const coversResource = defineAnswerResource({
  ...member,
  id: 'covers',
  endpoint: coverHistory,
  answer: ({ data, total }) => ({ data, total }),
})
export const dailyWheelResource = defineAnswerResource({
  ...member,
  id: 'daily-wheel',
  endpoint: checkDailyWheel,
  answer: ({ data, remainingspins, offer, fairness }) => ({ data, remainingspins, offer, fairness }),
})
export const lotteryWheelResource = defineAnswerResource({
  ...member,
  id: 'lottery-wheel',
  endpoint: checkLotteryWheel,
  answer: ({ data, remainingspins, offer, fairness }) => ({ data, remainingspins, offer, fairness }),
})
export const sevenDaysResource = defineAnswerResource({
  ...member,
  id: 'seven-days',
  endpoint: checkDay7,
  answer: reply => reply.data,
})
export const bettingRebateResource = defineAnswerResource({
  ...member,
  id: 'betting-rebate',
  endpoint: rebatesList,
  answer: ({ data, offer, level, fs_money, pay_at, paid }) => ({
    data,
    offer,
    level,
    fs_money,
    pay_at,
    paid,
  }),
})
export const rebateNightsResource = defineAnswerResource({
  ...member,
  id: 'rebate-nights',
  endpoint: rebatesDetails,
  answer: reply => reply.data,
})

/** Rewards received, newest first. */
export const rewardsResource = defineListResource({
  id: 'rewards',
  access: 'member',
  freshMs,
  endpoint: promotionHistory,
  pages: 'on-demand',
  table: tables => tables.rewards,
  request: (_scope, at) => ({ body: { ...at, limit: 50 } }),
  rows: (reply, { memberId }) => reply.data.map(row => ({ ...row, memberId })),
  idOf: row => row.id,
  key: (id, { memberId }): [string, string] => [memberId, id],
  all: (table, { memberId }) => rowsOf(table, memberId),
})
