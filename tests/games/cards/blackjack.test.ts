import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardValue, isBlackjack, totalOf } from '../../../games/blackjack/blackjack-cards.ts'
import { createBlackjackGame } from '../../../games/blackjack/blackjack-game.ts'
import { blackjackChances, costOf, returnPpmOf } from '../../../games/blackjack/blackjack-odds.ts'
import { act, dealTable, movesOf, valuesOf } from '../../../games/blackjack/blackjack-play.ts'
import { returnOfBasicStrategy } from '../../../games/blackjack/blackjack-return.ts'
import {
  type BlackjackView,
  blackjackState,
  blackjackView,
} from '../../../games/blackjack/blackjack-schemas.ts'
import { basicStrategy } from '../../../games/blackjack/blackjack-strategy.ts'
import type { BlackjackTheme } from '../../../games/blackjack/blackjack-theme.ts'
import { BLACKJACK_THEMES } from '../../../games/blackjack/blackjack-themes.ts'
import { cardOf, type Rank } from '../../../games/cards.ts'
import type { Json, Round } from '../../../games/engine.ts'
import { createRandom, expectSoundRound, fairDraw, refusalOf, unwrap } from '../support.ts'

const theme: BlackjackTheme = {
  id: 'blackjack-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'low',
  opening: { stake: '1.00' },
}
const game = createBlackjackGame(theme)
const prepared = unwrap(game.prepareBet({ stake: '1.01' }))

/** A round of these cards, in the order in which they are dealt: you, dealer, you, dealer, then as they come. */
function roundOf(cards: string): Round {
  const dealt = cards.split(' ').map(rank => cardOf(ranks[rank] ?? '2', 'spades'))
  const rest = Array.from({ length: 43 - dealt.length }, () => cardOf('10', 'hearts'))
  const state = { bet: { stake: '1.01' }, cards: [...dealt, ...rest], actions: [], isClosed: false }
  return unwrap(game.resume(state))
}
const ranks: Readonly<Record<string, Rank>> = {
  ...{ A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', '9': '9', '8': '8', '7': '7', '6': '6', '5': '5' },
  ...{ '4': '4', '3': '3', '2': '2' },
}
const step = (round: Round, action: string) => game.step(round.state, { action })
const play = (cards: string, ...actions: string[]) =>
  actions.reduce((round, action) => unwrap(step(round, action)), roundOf(cards))
const viewOf = (round: Round): BlackjackView => blackjackView.parse(round.view)

test('the stated return is what playing every card of six decks by basic strategy gives', () => {
  const { lost, pushed, won, blackjacks } = returnOfBasicStrategy()
  const staked = lost + pushed + won + blackjacks
  const paid = pushed + 2 * won + 2.5 * blackjacks
  const shares = [lost, pushed, won, blackjacks].map(part => part / staked)
  blackjackChances().forEach(({ chance }, index) => {
    expect(chance).toBeCloseTo(shares[index] ?? 0, 11)
  })
  expect(game.rtpPpm).toBe(Math.floor((paid / staked) * 1e6))
  expect(game.edgePpm).toBe(Math.floor((1 - paid / staked) * 1e6))
  // The house edge as it is published, of the first stake: 0.53 % for six decks, −0.13 % for a double after a split,
  // +0.03 % for no second split (docs/games/blackjack.md).
  expect(staked - paid).toBeCloseTo(0.0046, 4)
})

test('the distribution of a staked real adds up to certainty, and its mean is the stated return', () => {
  const chances = blackjackChances()
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 11)
  const mean = chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)
  expect(Math.floor(mean * 1e6)).toBe(game.rtpPpm)
})

test('the rules as they are played return what the count says: 10,000 hands by basic strategy', () => {
  const random = createRandom(21)
  const rounds = 10_000
  let [net, squares] = [0, 0]
  for (let n = 0; n < rounds; n += 1) {
    const shoe = Array.from({ length: 312 }, (_, index) => index % 52)
    const cards = Array.from({ length: 43 }, (_, index) => {
      const at = index + random(312 - index)
      ;[shoe[index], shoe[at]] = [shoe[at] ?? 0, shoe[index] ?? 0]
      return shoe[index] ?? 0
    })
    const actions: string[] = []
    let table = dealTable(cards)
    for (let moves = movesOf(table); moves.length > 0; moves = movesOf(table)) {
      const may = { double: moves.includes('double'), split: moves.includes('split') }
      const values = valuesOf(table.hands[table.active]?.cards ?? [])
      const dealer = cardValue(table.dealer[0] ?? 0)
      const move = table.phase === 'insurance' ? 'decline' : basicStrategy(values, dealer, may)
      actions.push(move)
      table = act(table, cards, move)
    }
    const { payout, stake } = unwrap(game.resume({ bet: { stake: '1.00' }, cards, actions, isClosed: false }))
    const gained = Number(payout - stake) / 100
    net += gained
    squares += gained * gained
  }
  const error = Math.sqrt(squares / rounds / rounds)
  expect(Math.abs(net / rounds + 0.0046)).toBeLessThan(4 * error)
})

test('a blackjack is paid three for two at once, and is a push against another', () => {
  const natural = roundOf('A 9 K 7')
  // 2.5 × 1.01 is 2.525: the half centavo is the operator's, and the stated return counts it.
  expect(natural).toMatchObject({ done: true, stake: 101n, payout: 252n })
  expect(viewOf(natural).hands[0]?.ending).toBe('blackjack')
  expect(roundOf('A K K A')).toMatchObject({ done: true, payout: 101n })
  expect(roundOf('T K 9 A')).toMatchObject({ done: true, payout: 0n })
})

test('while the round is open the dealer shows one card, whatever lies under the other', () => {
  const [one, other] = [roundOf('T 6 5 2'), roundOf('T 6 5 K')]
  expect(viewOf(one).dealer).toEqual({ cards: [cardOf('6', 'spades')], total: 6, isSoft: false })
  expect(JSON.stringify(one.view)).toBe(JSON.stringify(other.view))
  expect(viewOf(unwrap(step(one, 'stand'))).dealer.cards.length).toBeGreaterThan(2)
})

test('a double takes the stake again, one card, and the dealer plays', () => {
  const doubled = play('6 6 5 T T T', 'double')
  expect(doubled).toMatchObject({ done: true, stake: 202n, payout: 404n })
  expect(viewOf(doubled).hands[0]).toMatchObject({ isDoubled: true, stake: '2.02', ending: 'won' })
})

test('a pair is split once: two hands, each of which may be doubled', () => {
  const split = play('8 6 8 T 3 3', 'split')
  expect(split).toMatchObject({ done: false, stake: 202n, payout: 0n })
  expect(viewOf(split).choices.map(({ action }) => action)).toEqual(['hit', 'stand', 'double'])
  const both = play('8 6 8 T 3 3 T T T', 'split', 'double', 'double')
  expect(both).toMatchObject({ done: true, stake: 404n, payout: 808n })
  expect(both.payout).toBe(prepared.maximumPayout)
  const again = play('8 6 8 T 8 3', 'split')
  expect(refusalOf(step(again, 'split'))).toBe('step_invalid')
})

test('split aces take one card each, and 21 of them is no blackjack', () => {
  const aces = play('A 6 A T K 9 5', 'split')
  expect(aces).toMatchObject({ done: true, stake: 202n })
  expect(viewOf(aces).hands.map(({ total, ending }) => [total, ending])).toEqual([
    [21, 'push'],
    [20, 'lost'],
  ])
})

test('insurance is half the stake and pays two to one when the dealer has a blackjack', () => {
  const asked = roundOf('T A 9 K')
  expect(viewOf(asked).choices).toEqual([
    { action: 'insure', cost: '0.50' },
    { action: 'decline', cost: '0.00' },
  ])
  expect(unwrap(step(asked, 'insure'))).toMatchObject({ done: true, stake: 151n, payout: 150n })
  expect(unwrap(step(asked, 'decline'))).toMatchObject({ done: true, stake: 101n, payout: 0n })
  const lost = play('T A 9 7', 'insure')
  expect(lost).toMatchObject({ done: false, stake: 151n })
  expect(unwrap(step(lost, 'stand'))).toMatchObject({ done: true, payout: 202n })
  // "Even money": an insured blackjack gains one stake, less the odd centavo, either way.
  expect(play('A A K K', 'insure')).toMatchObject({ stake: 151n, payout: 251n })
})

test('the dealer draws to 17, stands on a soft one, and takes nothing when everybody is bust', () => {
  expect(viewOf(play('T 6 8 A', 'stand')).dealer).toMatchObject({ total: 17, isSoft: true })
  expect(viewOf(play('T 5 9 2 4 5 T', 'stand')).dealer).toMatchObject({ total: 26 })
  const bust = play('T 6 6 T T', 'hit')
  expect(viewOf(bust)).toMatchObject({ dealer: { total: 16 }, hands: [{ ending: 'bust' }] })
  expect(bust).toMatchObject({ done: true, payout: 0n })
})

test('every round is sound, its stake only grows by what each step said, however it is played', async () => {
  const choices = fc.array(fc.nat(3), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.nat(100_000), choices, async (nonce, picks) => {
      let round = await prepared.start(fairDraw(game, nonce))
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      expect(round.stake).toBe(prepared.stake)
      for (const pick of picks) {
        const { choices, phase } = viewOf(round)
        expect(round.done).toBe(phase === 'over')
        expectSoundRound(game, { ...prepared, stake: round.stake }, round)
        const choice = choices[pick % Math.max(1, choices.length)]
        if (!choice) break
        const next = unwrap(step(round, choice.action))
        expect(next.stake - round.stake).toBe(costOf(choice.action, prepared.stake))
        round = next
      }
      const ended = unwrap(game.close(round.state))
      expect(ended).toMatchObject({ done: true, stake: round.stake })
      expect(ended.isVoid ?? false).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('no round runs out of cards: aces and twos to the end of the shoe', () => {
  const small = Array.from({ length: 43 }, (_, index) => cardOf(index < 24 ? 'A' : '2', 'clubs'))
  fc.assert(
    fc.property(fc.shuffledSubarray(small, { minLength: 43 }), cards => {
      let table = dealTable(cards)
      for (let moves = movesOf(table); moves.length > 0; moves = movesOf(table)) {
        const move = moves.includes('split') ? 'split' : moves.includes('hit') ? 'hit' : 'decline'
        table = act(table, cards, move)
      }
      expect(table.dealt).toBeLessThanOrEqual(43)
    }),
  )
})

test('a round that was left is stood, never given back: its cards were seen', () => {
  expect(unwrap(game.close(roundOf('T A 6 5').state))).toMatchObject({ done: true, stake: 101n })
  const closed = unwrap(game.close(roundOf('T 6 8 A').state))
  expect(closed).toMatchObject({ done: true, payout: 202n })
  expect(viewOf(closed)).toMatchObject({ isClosed: true, actions: [] })
  expect(unwrap(game.close(closed.state))).toEqual(closed)
})

test('steps that make no sense are refused and change nothing', () => {
  const open = roundOf('T 6 5 2')
  for (const input of [null, {}, 'hit', { action: 'surrender' }, { action: 'hit', card: 3 }]) {
    expect(refusalOf(game.step(open.state, input))).toBe('step_invalid')
  }
  for (const action of ['insure', 'decline', 'split'])
    expect(refusalOf(step(open, action))).toBe('step_invalid')
  expect(refusalOf(step(roundOf('T A 5 2'), 'hit'))).toBe('step_invalid')
  expect(refusalOf(step(play('T 6 5 2 2', 'hit'), 'double'))).toBe('step_invalid')
  expect(refusalOf(step(unwrap(step(open, 'stand')), 'hit'))).toBe('round_over')
  const state = blackjackState.parse(open.state)
  const forged: Json = { bet: { stake: '1.01' }, cards: state.cards, actions: ['split'], isClosed: false }
  expect(refusalOf(game.resume(forged))).toBe('state_invalid')
  expect(refusalOf(game.resume({ cards: [] }))).toBe('state_invalid')
})

test.each([
  [null, 'bet_invalid'],
  [{ stake: 1 }, 'bet_invalid'],
  [{ stake: '1.00', side: true }, 'bet_invalid'],
  [{ stake: '0.00' }, 'stake_too_small'],
  [{ stake: '1000.01' }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('an odd centavo of a small stake lowers the stated return by what its blackjack loses', () => {
  expect(returnPpmOf(100n)).toBe(995_920)
  // 0.045323 blackjacks lose half a centavo each of 1.127379 staked.
  expect(returnPpmOf(1n)).toBe(995_920 - 20_102)
  expect(returnPpmOf(101n)).toBe(995_920 - 200)
})

test.each([
  // Rows of the published chart for six decks, dealer stands on soft 17, double after split.
  ['16 against a 7', [10, 6], 7, 'hit'],
  ['16 against a 6', [10, 6], 6, 'stand'],
  ['12 against a 3', [10, 2], 3, 'hit'],
  ['12 against a 4', [10, 2], 4, 'stand'],
  ['11 against an ace', [6, 5], 1, 'hit'],
  ['11 against a ten', [6, 5], 10, 'double'],
  ['10 against a ten', [6, 4], 10, 'hit'],
  ['9 against a 3', [5, 4], 3, 'double'],
  ['9 against a 2', [5, 4], 2, 'hit'],
  ['soft 18 against a 9', [1, 7], 9, 'hit'],
  ['soft 18 against a 4', [1, 7], 4, 'double'],
  ['soft 18 against an 8', [1, 7], 8, 'stand'],
  ['soft 18 of three cards against a 4', [1, 5, 2], 4, 'stand'],
  ['soft 17 against a 2', [1, 6], 2, 'hit'],
  ['soft 19 against a 6', [1, 8], 6, 'stand'],
  ['aces', [1, 1], 10, 'split'],
  ['eights against an ace', [8, 8], 1, 'split'],
  ['nines against a 7', [9, 9], 7, 'stand'],
  ['nines against a 9', [9, 9], 9, 'split'],
  ['fours against a 5', [4, 4], 5, 'split'],
  ['fours against a 4', [4, 4], 4, 'hit'],
  ['fives against a 9', [5, 5], 9, 'double'],
  ['tens against a 6', [10, 10], 6, 'stand'],
  ['sevens against an 8', [7, 7], 8, 'hit'],
] as const)('basic strategy, %s', (_, values, dealer, move) => {
  expect(basicStrategy(values, dealer, { double: values.length === 2, split: true })).toBe(move)
})

test('hands count as people count them', () => {
  expect(totalOf([1, 1])).toEqual({ total: 12, isSoft: true })
  expect(totalOf([1, 5, 10])).toEqual({ total: 16, isSoft: false })
  expect(isBlackjack([1, 10])).toBe(true)
  expect(isBlackjack([1, 5, 5])).toBe(false)
})

test.each(BLACKJACK_THEMES.map(each => [each.id, each] as const))(
  '%s opens with a bet it accepts',
  (_, each) => {
    expect(unwrap(createBlackjackGame(each).prepareBet(each.opening)).rtpPpm).toBeGreaterThanOrEqual(990_000)
  },
)
