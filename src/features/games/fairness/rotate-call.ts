import { rotateSeeds } from '../../../../contract/games/seeds.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

/** New seeds: the answer reveals the old one, which every round drawn from it is checked with from now on. */
export const rotateCall = defineMoneyCall({
  id: 'seeds-rotate',
  endpoint: rotateSeeds,
  intent: body => body,
  tables: ['rounds'],
  apply: async (tables, { data: { revealed } }, { memberId }) => {
    if (revealed === null) return
    await rowsOf(tables.rounds, memberId)
      .filter(row => row.seed_hash === revealed.seed_hash)
      .modify({ server_seed: revealed.server_seed })
  },
})
