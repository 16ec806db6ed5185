import { expectBalance, expectOk, expectWord } from './breach.ts'
import type { Rule } from './rules.ts'
import { fresh } from './table.ts'

/** The rules of docs/reference/provider-protocol.md about the game's bounds. A player who has less than the maximum shows half of them. */
export const boundRules: readonly Rule[] = [
  {
    name: 'a first bet outside the game’s bounds is refused, and nothing is taken',
    check: async ({ balance, bet, bounds: { least, most } }) => {
      const start = await balance()
      if (least > 1) expectWord(await bet(fresh(), least - 1), 'STAKE_BELOW_MINIMUM', 422, 'a bet too small')
      if (start > most)
        expectWord(await bet(fresh(), most + 1), 'STAKE_ABOVE_MAXIMUM', 422, 'a bet too large')
      expectBalance(await balance(), start, 'at the end')
    },
  },
  {
    name: 'all bets of a round together stay within the maximum, and a later one may be below the minimum',
    check: async ({ balance, bet, end, bounds: { least, most } }) => {
      const [start, round] = [await balance(), fresh()]
      expectOk(await bet(round, least), 'the first bet')
      if (most > least) expectOk(await bet(round, 1), 'a small later bet')
      const left = most - least
      if (start - least - 1 >= left && left > 0)
        expectWord(await bet(round, left), 'STAKE_ABOVE_MAXIMUM', 422, 'a bet that makes the round too large')
      const taken = most > least ? least + 1 : least
      expectBalance(expectOk(await end(round), 'end-round'), start - taken, 'at the end')
    },
  },
]
