import { Breach, expectBalance, expectOk, expectSame, expectWord } from './breach.ts'
import { fresh, type Table } from './table.ts'

export interface Rule {
  readonly name: string
  readonly check: (table: Table) => Promise<void>
}

/** The rules of docs/reference/provider-protocol.md about money, each seen on rounds of its own. */
export const moneyRules: readonly Rule[] = [
  {
    name: 'a bet takes exactly its amount, a win gives exactly its amount, a final win ends the round',
    check: async ({ balance, bet, win, stake }) => {
      const [start, round] = [await balance(), fresh()]
      expectBalance(expectOk(await bet(round, stake), 'bet'), start - stake, 'after the bet')
      expectBalance(expectOk(await win(round, 150), 'win'), start + 50, 'after the win')
      expectBalance(expectOk(await win(round, 50, true), 'final win'), start + 100, 'after the final win')
      expectWord(await win(round, 1), 'BET_ALREADY_SETTLED', 409, 'a win after the last one')
      expectWord(await bet(round, stake), 'ROUND_CLOSED', 409, 'a bet into the ended round')
      expectBalance(await balance(), start + 100, 'at the end')
    },
  },
  {
    name: 'a round may have several bets, and end-round ends it without paying',
    check: async ({ balance, bet, end, stake }) => {
      const [start, round] = [await balance(), fresh()]
      expectOk(await bet(round, stake), 'first bet')
      expectOk(await bet(round, stake), 'second bet')
      expectBalance(expectOk(await end(round), 'end-round'), start - 2 * stake, 'after the end')
    },
  },
  {
    name: 'the same id with the same body is answered exactly as at first, and moves nothing again',
    check: async ({ balance, bet, win, rollback, end, stake }) => {
      const [start, one, two] = [await balance(), fresh(), fresh()]
      const [betId, winId, backId, endId] = [fresh(), fresh(), fresh(), fresh()]
      const firstBet = await bet(one, stake, betId)
      const firstWin = await win(one, 30, false, winId)
      const firstEnd = await end(one, endId)
      const other = fresh()
      await bet(two, stake, other)
      const firstBack = await rollback(other, backId)
      expectSame(await bet(one, stake, betId), firstBet, 'the bet again')
      expectSame(await win(one, 30, false, winId), firstWin, 'the win again')
      expectSame(await end(one, endId), firstEnd, 'the end again')
      expectSame(await rollback(other, backId), firstBack, 'the rollback again')
      expectBalance(await balance(), start - stake + 30, 'at the end')
    },
  },
  {
    name: 'the same id with another body is refused, and moves nothing',
    check: async ({ balance, bet, win, end, stake }) => {
      const [start, round, betId, winId] = [await balance(), fresh(), fresh(), fresh()]
      await bet(round, stake, betId)
      expectWord(await bet(round, stake + 1, betId), 'DUPLICATE_MISMATCH', 409, 'a bet of another amount')
      await win(round, 10, false, winId)
      expectWord(await win(round, 11, false, winId), 'DUPLICATE_MISMATCH', 409, 'a win of another amount')
      expectBalance(expectOk(await end(round), 'end-round'), start - stake + 10, 'at the end')
    },
  },
  {
    name: 'a rollback gives the stake back once, and nothing can be won in its round',
    check: async ({ balance, bet, win, rollback, stake }) => {
      const [start, round, betId] = [await balance(), fresh(), fresh()]
      await bet(round, stake, betId)
      expectBalance(expectOk(await rollback(betId), 'rollback'), start, 'after the rollback')
      expectWord(await win(round, 10), 'BET_ROLLED_BACK', 409, 'a win of the bet that went back')
      await rollback(betId)
      expectBalance(await balance(), start, 'after another rollback of the same bet')
    },
  },
  {
    name: 'a rollback of a bet nobody knows keeps that bet out when it comes late',
    check: async ({ balance, bet, rollback, stake }) => {
      const [start, betId] = [await balance(), fresh()]
      expectWord(await rollback(betId), 'BET_NOT_FOUND', 404, 'a rollback of an unknown bet')
      expectWord(await bet(fresh(), stake, betId), 'BET_ROLLED_BACK', 409, 'the late bet')
      expectBalance(await balance(), start, 'at the end')
    },
  },
  {
    name: 'a win of a bet nobody knows is refused, and taken once the bet has come',
    check: async ({ balance, bet, win, stake }) => {
      const [start, round, winId] = [await balance(), fresh(), fresh()]
      expectWord(await win(round, 40, true, winId), 'BET_NOT_FOUND', 404, 'the early win')
      expectOk(await bet(round, stake), 'the bet')
      expectBalance(expectOk(await win(round, 40, true, winId), 'the win'), start - stake + 40, 'at the end')
    },
  },
  {
    name: 'a stake over the balance is refused, and nothing is taken',
    check: async ({ balance, bet }) => {
      const start = await balance()
      expectWord(await bet(fresh(), start + 1), 'INSUFFICIENT_FUNDS', 422, 'a stake of more than there is')
      expectBalance(await balance(), start, 'at the end')
    },
  },
  {
    name: 'twenty copies of one bet at once take one stake',
    check: async ({ balance, bet, end, stake }) => {
      const [start, round, betId] = [await balance(), fresh(), fresh()]
      const answers = await Promise.all(Array.from({ length: 20 }, () => bet(round, stake, betId)))
      const [first] = answers
      if (first === undefined) throw new Breach('no answer')
      for (const answer of answers) expectSame(answer, first, 'one of twenty copies')
      expectBalance(expectOk(await end(round), 'end-round'), start - stake, 'at the end')
    },
  },
  {
    name: 'twenty different bets at once take twenty stakes',
    check: async ({ balance, bet, end, bounds: { least } }) => {
      const start = await balance()
      const rounds = Array.from({ length: 20 }, fresh)
      const answers = await Promise.all(rounds.map(round => bet(round, least)))
      for (const answer of answers) expectOk(answer, 'one of twenty bets')
      await Promise.all(rounds.map(round => end(round)))
      expectBalance(await balance(), start - 20 * least, 'at the end')
    },
  },
]

/** A bet that would be good, were it not for what the rule does to it. */
const goodBet = ({ session, gameId, stake }: Table) => ({
  session,
  transaction_id: fresh(),
  round_id: fresh(),
  game_id: gameId,
  amount: stake,
})

/** The rules about who may call, and what is read. */
export const doorRules: readonly Rule[] = [
  {
    name: 'a forged, altered, stale or unsigned call is refused, and moves nothing',
    check: async table => {
      const { call, balance, stake } = table
      const start = await balance()
      const body = goodBet(table)
      const refused = async (forgery: object, doing: string) =>
        expectWord(await call('bet', body, forgery), 'INVALID_SIGNATURE', 401, doing)
      await refused({ headers: { 'x-signature': '0'.repeat(64) } }, 'a signature of nobody')
      await refused({ headers: { 'x-signature': '' } }, 'no signature')
      await refused({ headers: { 'x-provider-key': 'no-such-key' } }, 'a key of nobody')
      await refused({ body: JSON.stringify({ ...body, amount: stake + 1 }) }, 'a body that was changed')
      await refused({ path: '/provider/v1/win' }, 'a signature of another call')
      await refused({ clockOff: -120 }, 'a call signed two minutes ago')
      await refused({ clockOff: 120 }, 'a call signed in two minutes')
      expectBalance(await balance(), start, 'at the end')
    },
  },
  {
    name: 'what is no call of the protocol is BAD_REQUEST, and moves nothing',
    check: async table => {
      const { call, balance, stake } = table
      const start = await balance()
      const body = goodBet(table)
      for (const amount of [0, -stake, 1.5, '100', null, 1e21]) {
        expectWord(await call('bet', { ...body, amount }), 'BAD_REQUEST', 400, `an amount of ${amount}`)
      }
      expectWord(await call('bet', { ...body, note: 'x' }), 'BAD_REQUEST', 400, 'an unknown field')
      expectWord(await call('bet', { ...body, round_id: '' }), 'BAD_REQUEST', 400, 'an empty round id')
      expectWord(
        await call('bet', { ...body, transaction_id: 'ä b' }),
        'BAD_REQUEST',
        400,
        'an id of other letters',
      )
      expectWord(await call('bet', '{"session":'), 'BAD_REQUEST', 400, 'half a body')
      expectBalance(await balance(), start, 'at the end')
    },
  },
  {
    name: 'a token or a session that is none of ours is INVALID_TOKEN, an unknown game UNKNOWN_GAME',
    check: async table => {
      const { call } = table
      expectWord(await call('authenticate', { token: 'nonsense' }), 'INVALID_TOKEN', 401, 'a token of nobody')
      expectWord(await call('balance', { session: 'non.sense' }), 'INVALID_TOKEN', 401, 'a session of nobody')
      const elsewhere = { ...goodBet(table), game_id: 'no-such-game' }
      expectWord(await call('bet', elsewhere), 'UNKNOWN_GAME', 404, 'a game of nobody')
    },
  },
]
