import type { PromotionRead } from '../../../contract/promotions/definition.ts'
import { activityDetails, promotionHistory, promotionState } from '../../../contract/promotions/promotions.ts'
import { type PromotionAnswers, promotionReads } from '../../../contract/promotions/registry.ts'
import type { Answers } from '../../db/answer-rows.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { defineAnswerResource } from '../../sync/pull/answer-resource.ts'
import { defineListResource } from '../../sync/pull/list-resource.ts'
import type { Resource } from '../../sync/pull/resource.ts'

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

type ReadName = keyof PromotionAnswers
const kept: {
  readonly [Name in ReadName]: { endpoint: PromotionRead['endpoint']; answer(reply: unknown): Answers[Name] }
} = promotionReads

/** The check of a promotion, kept under the name that its definition gives it. */
export function promotionResource<Name extends ReadName>(name: Name): Resource {
  const { endpoint, answer } = kept[name]
  return defineAnswerResource({ ...member, id: name, endpoint, answer: reply => answer(reply) })
}

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
