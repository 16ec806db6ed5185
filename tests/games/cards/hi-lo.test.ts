import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { DECK, RANKS, rankIndex } from '../../../games/cards.ts'
import type { Json, Round } from '../../../games/engine.ts'
import { createHiLoGame } from '../../../games/hi-lo/hi-lo-game.ts'
import {
  countWinning,
  GUESSES,
  hiLoChances,
  hiLoPayout,
  isRight,
  longestRun,
  winningRanks,
} from '../../../games/hi-lo/hi-lo-odds.ts'
import { hiLoState, hiLoView } from '../../../games/hi-lo/hi-lo-schemas.ts'
import type { HiLoTheme } from '../../../games/hi-lo/hi-lo-theme.ts'
import { HI_LO_THEMES } from '../../../games/hi-lo/hi-lo-themes.ts'
import { chiSquare, chiSquareLimit, expectSoundRound, fairDraw, refusalOf, unwrap } from '../support.ts'

const theme: HiLoTheme = {
  id: 'hi-lo-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  skips: 2,
  maxMultiplier: 100,
  opening: { stake: '1.00' },
}
const game = createHiLoGame(theme)
const ranks = RANKS.map((_, rank) => rank)
const [TWO, EIGHT, ACE] = [0, 6, 12]

/** A round whose ranks are known, the rest of them twos. */
function roundOf(shown: readonly number[], stake = '1.00') {
  const length = 1 + longestRun(theme.maxMultiplier) + theme.skips
  const cards = Array.from({ length }, (_, at) => 4 * (shown[at] ?? TWO))
  return unwrap(game.resume({ bet: { stake }, cards, moves: [], ending: 'open' }))
}
const guess = (state: Json, side: 'higher' | 'lower') => game.step(state, { action: 'guess', guess: side })
const skip = (state: Json) => game.step(state, { action: 'skip' })
const cashOut = (state: Json) => game.step(state, { action: 'cash_out' })

test('the ranks that win are counted right, an equal card wins with either guess but on a two and an ace', () => {
  for (const shown of ranks) {
    for (const side of GUESSES) {
      expect(ranks.filter(next => isRight(shown, side, next))).toHaveLength(countWinning(shown, side))
      expect(countWinning(shown, side)).toBeLessThan(RANKS.length)
    }
    const isExtreme = shown === TWO || shown === ACE
    expect(GUESSES.filter(side => isRight(shown, side, shown))).toHaveLength(isExtreme ? 1 : 2)
  }
  expect([countWinning(TWO, 'higher'), countWinning(TWO, 'lower')]).toEqual([12, 1])
  expect([countWinning(ACE, 'higher'), countWinning(ACE, 'lower')]).toEqual([1, 12])
  expect([countWinning(EIGHT, 'higher'), countWinning(EIGHT, 'lower')]).toEqual([7, 7])
})

test('every path of up to three guesses returns 99 %, less than a centavo of rounding', () => {
  const stake = 1_000_000n
  const all = 13n
  const winners = ranks.slice(1).map(BigInt)
  const paths = winners.flatMap(one => [
    [one],
    ...winners.flatMap(two => [[one, two], ...winners.map(three => [one, two, three])]),
  ])
  for (const path of paths) {
    const winning = path.reduce((product, count) => product * count, 1n)
    const ways = all ** BigInt(path.length)
    const payout = hiLoPayout(stake, path.map(Number))
    // payout ≤ 0.99 × stake × ways ÷ winning < payout + 1
    expect(payout * winning * 100n).toBeLessThanOrEqual(99n * stake * ways)
    expect((payout + 1n) * winning * 100n).toBeGreaterThan(99n * stake * ways)
  }
  expect(paths).toHaveLength(12 + 144 + 1_728)
})

test('playing every row of four cards returns 99 %, for who guesses the likelier or the rarer side, with a skip between', () => {
  for (const wants of ['likelier', 'rarer'] as const) {
    const sideOf = (shown: number) => {
      const higher = countWinning(shown, 'higher') >= countWinning(shown, 'lower')
      return higher === (wants === 'likelier') ? 'higher' : 'lower'
    }
    let returned = 0n
    for (let row = 0; row < 13 ** 4; row += 1) {
      const shown = [0, 1, 2, 3].map(at => Math.floor(row / 13 ** at) % 13)
      const [first = 0, second = 0, third = 0, fourth = 0] = shown
      // A guess, a skip, a guess, and the money.
      const right = isRight(first, sideOf(first), second) && isRight(third, sideOf(third), fourth)
      const path = [countWinning(first, sideOf(first)), countWinning(third, sideOf(third))]
      if (right) returned += hiLoPayout(1_000_000_000n, path)
    }
    expect(Number(returned) / 1_000_000_000 / 13 ** 4).toBeCloseTo(0.99, 7)
  }
})

test('the distribution of three likely guesses adds up to certainty, and its mean is the stated return', () => {
  const chances = hiLoChances(3)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(0.99, 5)
})

test('the view never shows a card before its turn, and a round is sound however it is played', async () => {
  const moves = fc.array(fc.constantFrom('higher', 'lower', 'skip', 'cash'), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 7n, max: 100_000n }),
      fc.nat(100_000),
      moves,
      async (stake, nonce, plan) => {
        const prepared = unwrap(game.prepareBet({ stake: writeAmount(stake) }))
        let round: Round = await prepared.start(fairDraw(game, nonce))
        expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
        for (const move of plan) {
          expectSoundRound(game, prepared, round)
          const view = hiLoView.parse(round.view)
          expect(view.cards).toHaveLength(view.moves.length + 1)
          expect(Number(view.multiplier)).toBeLessThanOrEqual(theme.maxMultiplier)
          const next =
            move === 'cash'
              ? cashOut(round.state)
              : move === 'skip'
                ? skip(round.state)
                : guess(round.state, move === 'higher' ? 'higher' : 'lower')
          if (next.ok) round = next.value
        }
        const ended = unwrap(game.close(round.state))
        expectSoundRound(game, prepared, ended)
        expect(ended.done).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})

test('two open rounds that differ only in cards to come look the same to the player', () => {
  const [one, other] = [roundOf([EIGHT, ACE, TWO, EIGHT]), roundOf([EIGHT, ACE, EIGHT, TWO])]
  expect(JSON.stringify(unwrap(guess(one.state, 'higher')).view)).toBe(
    JSON.stringify(unwrap(guess(other.state, 'higher')).view),
  )
})

test('a right guess raises the multiplier by its exact chance, and a cash-out pays what was promised', () => {
  const first = roundOf([EIGHT, ACE])
  expect(hiLoView.parse(first.view).guesses).toEqual([
    { guess: 'higher', winning: 7, multiplier: '1.8385', cashOut: '1.83' },
    { guess: 'lower', winning: 7, multiplier: '1.8385', cashOut: '1.83' },
  ])
  const right = unwrap(guess(first.state, 'higher'))
  expect(hiLoView.parse(right.view)).toMatchObject({ cashOut: '1.83', rightGuesses: 1, ending: 'open' })
  const ended = unwrap(cashOut(right.state))
  expect(ended).toMatchObject({ done: true, payout: 183n })
  expect(hiLoView.parse(ended.view)).toMatchObject({ ending: 'cashed_out', guesses: [] })
})

test('a wrong guess ends the round with nothing; an equal card is right, but not for the different one on an ace', () => {
  expect(unwrap(guess(roundOf([EIGHT, TWO]).state, 'higher'))).toMatchObject({ done: true, payout: 0n })
  expect(unwrap(guess(roundOf([EIGHT, EIGHT]).state, 'higher')).done).toBe(false)
  expect(unwrap(guess(roundOf([EIGHT, EIGHT]).state, 'lower')).done).toBe(false)
  expect(hiLoView.parse(unwrap(guess(roundOf([ACE, ACE]).state, 'lower')).view).ending).toBe('missed')
  expect(hiLoView.parse(unwrap(guess(roundOf([ACE, ACE]).state, 'higher')).view).ending).toBe('open')
})

test('a skip shows another card at the same multiplier, as often as the game allows', () => {
  const right = unwrap(guess(roundOf([EIGHT, ACE, EIGHT, TWO]).state, 'higher'))
  const skipped = unwrap(skip(right.state))
  expect(hiLoView.parse(skipped.view)).toMatchObject({ cashOut: '1.83', skipsLeft: 1, rightGuesses: 1 })
  expect(hiLoView.parse(skipped.view).cards.map(rankIndex)).toEqual([EIGHT, ACE, EIGHT])
  expect(refusalOf(skip(unwrap(skip(skipped.state)).state))).toBe('step_invalid')
})

test('no guess passes the cap, and where none is left the round is cashed out with all that was shown', () => {
  // 12.87 × 13 passes 100; from an ace again only the likely side is offered.
  const right = unwrap(guess(roundOf([ACE, ACE, ACE, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT]).state, 'higher'))
  expect(hiLoView.parse(right.view).guesses.map(({ guess: side }) => side)).toEqual(['lower'])
  expect(refusalOf(guess(right.state, 'higher'))).toBe('step_invalid')
  let round = roundOf([ACE, ACE, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT])
  round = unwrap(guess(round.state, 'higher'))
  round = unwrap(skip(round.state))
  while (!round.done) round = unwrap(guess(round.state, 'higher'))
  // 12.87 × (13 ÷ 7)³ = 82.4…; once more would pass 100 with either guess.
  expect(hiLoView.parse(round.view)).toMatchObject({
    ending: 'cashed_out',
    rightGuesses: 4,
    multiplier: '82.4355',
  })
  expect(round.payout).toBe(8_243n)
})

test('the cards of a round reach for its longest run and all its skips', async () => {
  for (const each of HI_LO_THEMES) {
    const longest = longestRun(each.maxMultiplier)
    expect(hiLoPayout(10_000n, new Array(longest).fill(12))).toBeLessThanOrEqual(
      BigInt(each.maxMultiplier) * 10_000n,
    )
    expect(hiLoPayout(10_000n, new Array(longest + 1).fill(12))).toBeGreaterThan(
      BigInt(each.maxMultiplier) * 10_000n,
    )
    const prepared = unwrap(createHiLoGame(each).prepareBet(each.opening))
    const { state } = await prepared.start(fairDraw(createHiLoGame(each), 1))
    expect(hiLoState.parse(state).cards).toHaveLength(1 + longest + each.skips)
    expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
  }
})

test('steps that make no sense are refused and change nothing', () => {
  const open = roundOf([EIGHT, TWO])
  expect(refusalOf(cashOut(open.state))).toBe('nothing_to_cash_out')
  for (const step of [{ action: 'guess' }, { action: 'guess', guess: 'equal' }, { action: 'hold' }, null]) {
    expect(refusalOf(game.step(open.state, step))).toBe('step_invalid')
  }
  const missed = unwrap(guess(open.state, 'higher'))
  for (const step of [skip, cashOut]) expect(refusalOf(step(missed.state))).toBe('round_over')
  expect(refusalOf(game.step({ cards: [1] }, { action: 'skip' }))).toBe('state_invalid')
})

test('a round that the member left gives the stake back untouched, or cashes out what was won', () => {
  const open = roundOf([EIGHT, ACE])
  expect(unwrap(game.close(open.state))).toMatchObject({ done: true, payout: 100n, isVoid: true })
  expect(unwrap(game.close(unwrap(skip(open.state)).state))).toMatchObject({ done: true, payout: 100n })
  const closed = unwrap(game.close(unwrap(guess(open.state, 'higher')).state))
  expect(closed).toMatchObject({ done: true, payout: 183n, isVoid: false })
  expect(unwrap(game.close(closed.state))).toEqual(closed)
})

test.each([
  ['1.00', 'bet_invalid'],
  [{ stake: 1 }, 'bet_invalid'],
  [{ stake: '1.00', guess: 'higher' }, 'bet_invalid'],
  [{ stake: '0.00' }, 'stake_too_small'],
  [{ stake: '1000.01' }, 'stake_too_large'],
  [{ stake: '0.01' }, 'bet_rounds_away'],
  [{ stake: '0.03' }, 'bet_rounds_away'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('cards fall evenly and may come again: chi-square of 150 rounds', async () => {
  const counts = new Array<number>(DECK).fill(0)
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  for (let nonce = 0; nonce < 150; nonce += 1) {
    const { cards } = hiLoState.parse((await prepared.start(fairDraw(game, nonce))).state)
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
    expect(new Set(cards).size).toBeLessThan(cards.length)
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(DECK - 1))
})

test('the winning ranks lie side by side, and the two guesses cover every card', () => {
  for (const shown of ranks) {
    const covered = GUESSES.flatMap(side => {
      const { from, to } = winningRanks(shown, side)
      return ranks.slice(from, to + 1)
    })
    expect(new Set(covered).size).toBe(RANKS.length)
  }
})
