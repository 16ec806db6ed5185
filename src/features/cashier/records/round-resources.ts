import { gameRecord } from '../../../../contract/lobby/games.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'
import { readRoundPart } from './round-filter.ts'

/** Stakes and payouts of the rounds that fit the filter in `part`. */
export const roundTotalsResource = defineAnswerResource({
  id: 'round-totals',
  access: 'member',
  freshMs: 30_000,
  endpoint: gameRecord,
  request: ({ part }) => ({ body: { ...readRoundPart(part), limit: 1, totals: true } }),
  answer: ({ totals }) => totals ?? null,
})
