import { tableChains } from '../../../../contract/games/shared-rounds.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** The chains of shared tables, the same for everybody. */
export const chainsResource = defineAnswerResource({
  id: 'table-chains',
  access: 'anyone',
  byLanguage: false,
  freshMs: 60_000,
  endpoint: tableChains,
  request: () => ({}),
  answer: ({ data }) => data,
})
