import { vipHistory, vipInfo, vipLevels } from '../../../contract/vip/vip.ts'
import { defineAnswerResource } from '../../sync/pull/answer-resource.ts'

/** Where the member stands; the server brings it up to date when it is asked. */
export const vipResource = defineAnswerResource({
  id: 'vip',
  access: 'member',
  freshMs: 60_000,
  endpoint: vipInfo,
  request: () => ({ body: {} }),
  answer: reply => reply.uservip,
})

/** The ladder of the three tracks: the same for everybody, by language. */
export const vipLevelsResource = defineAnswerResource({
  id: 'vip-levels',
  access: 'anyone',
  freshMs: 3_600_000,
  endpoint: vipLevels,
  request: () => ({}),
  answer: reply => reply.data,
})

const keptRewards = 100

/** The newest bonuses and changes of level. */
export const vipHistoryResource = defineAnswerResource({
  id: 'vip-history',
  access: 'member',
  freshMs: 60_000,
  endpoint: vipHistory,
  request: () => ({ body: { limit: keptRewards } }),
  answer: reply => reply.data,
})
