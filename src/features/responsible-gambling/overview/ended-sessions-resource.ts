import { endedSessions } from '../../../../contract/responsible-gambling/play-session.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** Sessions of play that are over; part: the month in which they began, `YYYY-MM`. */
export const endedSessionsResource = defineAnswerResource({
  id: 'ended-sessions',
  access: 'member',
  freshMs: 60_000,
  endpoint: endedSessions,
  request: ({ part }) => ({ query: { month: part } }),
  answer: ({ data }) => data.sessions,
})
