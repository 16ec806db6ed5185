import { expectBalance, expectOk, expectSame, expectWord } from './breach.ts'
import type { Rule } from './rules.ts'
import { fresh, type Table } from './table.ts'

const goodWin = ({ session, gameId }: Table) => ({
  session,
  transaction_id: fresh(),
  game_id: gameId,
  promotion_id: 'check-1',
  kind: 'free_round',
  amount: 70,
})

/** The rules of docs/reference/provider-protocol.md about wins that no bet was made for. */
export const promotionRules: readonly Rule[] = [
  {
    name: 'a promotional win gives exactly its amount, once for its id',
    check: async table => {
      const { call, balance } = table
      const [start, body] = [await balance(), goodWin(table)]
      const first = await call('promotion-win', body)
      expectBalance(expectOk(first, 'promotion-win'), start + 70, 'after the promotional win')
      expectSame(await call('promotion-win', body), first, 'the promotional win again')
      expectWord(
        await call('promotion-win', { ...body, amount: 71 }),
        'DUPLICATE_MISMATCH',
        409,
        'a promotional win of another amount',
      )
      expectWord(
        await call('promotion-win', { ...body, promotion_id: 'check-2' }),
        'DUPLICATE_MISMATCH',
        409,
        'a promotional win of another promotion',
      )
      expectBalance(await balance(), start + 70, 'at the end')
    },
  },
  {
    name: 'a win without a bet is refused, whatever it is called: it has a call of its own',
    check: async table => {
      const { call, balance, win } = table
      const start = await balance()
      expectWord(await win(fresh(), 70, true), 'BET_NOT_FOUND', 404, 'a win without a bet')
      const body = goodWin(table)
      expectWord(await call('promotion-win', { ...body, kind: 'win' }), 'BAD_REQUEST', 400, 'another kind')
      expectWord(await call('promotion-win', { ...body, amount: 0 }), 'BAD_REQUEST', 400, 'a win of nothing')
      expectWord(await call('promotion-win', { ...body, round_id: fresh() }), 'BAD_REQUEST', 400, 'a round')
      const elsewhere = { ...body, game_id: 'no-such-game' }
      expectWord(await call('promotion-win', elsewhere), 'UNKNOWN_GAME', 404, 'a game of nobody')
      expectBalance(await balance(), start, 'at the end')
    },
  },
]
