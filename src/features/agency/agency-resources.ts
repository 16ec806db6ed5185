import {
  agencyReward,
  agencyStatement,
  bettingMechanism,
  inviteRecord,
  rechargeMechanism,
  settlementMechanism,
} from '../../../contract/agency/agency.ts'
import { defineAnswerResource } from '../../sync/pull/answer-resource.ts'
import { keptInvited } from './kept-invited.ts'

/** The agent's line in figures, and the newest weeks. */
export const agencyResource = defineAnswerResource({
  id: 'agency',
  access: 'member',
  freshMs: 60_000,
  endpoint: agencyReward,
  request: () => ({ body: {} }),
  answer: reply => reply.data,
})

export const invitedResource = defineAnswerResource({
  id: 'agency-invited',
  access: 'member',
  freshMs: 60_000,
  endpoint: inviteRecord,
  request: ({ part }) => ({
    body: { limit: keptInvited, ...(part === '' ? {} : { depth: Number(part) }) },
  }),
  answer: reply => reply.data,
})

/** One week by subordinate; `part` is its Monday. A settled week never changes. */
export const statementResource = defineAnswerResource({
  id: 'agency-statement',
  access: 'member',
  freshMs: 86_400_000,
  endpoint: agencyStatement,
  request: ({ part }) => ({ body: { week: part } }),
  answer: reply => reply.data,
})

const tiersMs = 3_600_000

export const rechargeTiersResource = defineAnswerResource({
  id: 'agency-recharge',
  access: 'anyone',
  byLanguage: false,
  freshMs: tiersMs,
  endpoint: rechargeMechanism,
  request: () => ({}),
  answer: reply => reply.data,
})

export const bettingTiersResource = defineAnswerResource({
  id: 'agency-betting',
  access: 'anyone',
  byLanguage: false,
  freshMs: tiersMs,
  endpoint: bettingMechanism,
  request: () => ({}),
  answer: reply => reply.data,
})

export const settlementTiersResource = defineAnswerResource({
  id: 'agency-settlement',
  access: 'anyone',
  byLanguage: false,
  freshMs: tiersMs,
  endpoint: settlementMechanism,
  request: () => ({}),
  answer: reply => reply.data,
})
