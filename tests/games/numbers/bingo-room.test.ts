import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { isCard, makeCard } from '../../../games/bingo-room/bingo-card.ts'
import { type BingoHall, NINETY, PRIZE_KINDS, SEVENTY_FIVE } from '../../../games/bingo-room/bingo-halls.ts'
import { createBingoRoom } from '../../../games/bingo-room/bingo-room-game.ts'
import {
  cardPayout,
  cardRtpPpm,
  chanceOf,
  completedAt,
  tierChances,
  waysWithin,
} from '../../../games/bingo-room/bingo-room-odds.ts'
import { roomOutcome, roomView } from '../../../games/bingo-room/bingo-room-schemas.ts'
import { ROOM_THEMES } from '../../../games/bingo-room/bingo-room-themes.ts'
import { choose } from '../../../games/choose.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import type { SharedGame } from '../../../games/shared-game.ts'
import { chiSquare, chiSquareLimit, createRandom, refusalOf, unwrap } from '../support.ts'

const halls = [SEVENTY_FIVE, NINETY].map(hall => [hall.name, hall] as const)
const rooms = ROOM_THEMES.map(theme => [theme.id, createBingoRoom(theme), theme.hall] as const)
const drawOfRound = (game: SharedGame, nonce: number) =>
  openDraw({ serverSeed: 'c3'.repeat(32), clientSeed: 'sal', nonce, game: game.id })
const cardOfSeed = (hall: BingoHall, seed: number) => makeCard(hall, createRandom(seed))

/** Of all sets of marked cells, by how many are marked, those with at least so many lines: every set is looked at. */
function countMarked(hall: BingoHall): { readonly line: number[]; readonly twoLines: number[] } {
  const masks = hall.lines.map(cells => cells.reduce((mask, cell) => mask | (1 << cell), 0))
  const line = Array.from({ length: hall.cells + 1 }, () => 0)
  const twoLines = [...line]
  const bits = new Uint8Array(2 ** 12)
  for (let marks = 1; marks < bits.length; marks += 1) bits[marks] = (bits[marks >> 1] ?? 0) + (marks & 1)
  for (let marks = 0; marks < 2 ** hall.cells; marks += 1) {
    let lines = 0
    for (const mask of masks) if ((marks & mask) === mask) lines += 1
    if (lines === 0) continue
    const count = (bits[marks & 0xfff] ?? 0) + (bits[marks >> 12] ?? 0)
    line[count] = (line[count] ?? 0) + 1
    if (lines > 1) twoLines[count] = (twoLines[count] ?? 0) + 1
  }
  return { line, twoLines }
}

test.each(halls)(
  '%s: inclusion and exclusion counts what looking at every set of marks counts',
  (_, hall) => {
    const { line, twoLines } = countMarked(hall)
    const count = (sets: readonly number[], within: number) =>
      sets.reduce(
        (sum, ways, marked) => sum + BigInt(ways) * choose(hall.balls - hall.cells, within - marked),
        0n,
      )
    for (const { within } of hall.pays.line)
      expect(waysWithin(hall, 'line', within)).toBe(count(line, within))
    for (const { within } of hall.pays.two_lines)
      expect(waysWithin(hall, 'two_lines', within)).toBe(count(twoLines, within))
  },
)

test('the returns are those that are published', () => {
  expect(rooms.map(([, game]) => game.rtpPpm)).toEqual([965_322, 966_228])
  expect(cardRtpPpm(SEVENTY_FIVE, 13n)).toBe(960_685)
  for (const [, hall] of halls) {
    const mean = PRIZE_KINDS.flatMap(kind => tierChances(hall, kind)).reduce(
      (sum, tier) => sum + (tier.pays / 100) * chanceOf(tier),
      0,
    )
    expect(Math.floor(mean * 1_000_000)).toBe(cardRtpPpm(hall, 100n))
  }
})

test.each(halls)(
  '%s: every card that is made is one, whatever is drawn for it, and a changed one is none',
  (_, hall) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const card = cardOfSeed(hall, seed)
      expect(isCard(hall, card)).toBe(true)
      expect(isCard(hall, card.with(0, card[1] ?? 0))).toBe(false)
      expect(isCard(hall, card.slice(1))).toBe(false)
      expect(isCard(hall, card.toReversed())).toBe(false)
    }
  },
)

test.each(rooms)(
  '%s: cards under whatever draw are sound, repeatable and read back from their view',
  async (_, game, hall) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.bigInt({ min: 50n, max: 1_000n }),
        fc.nat(100_000),
        async (count, cardStake, nonce) => {
          const cards = Array.from({ length: count }, (__, index) => cardOfSeed(hall, nonce + index))
          const prepared = unwrap(game.prepareBet({ cardStake: writeAmount(cardStake), cards }))
          expect(prepared.stake).toBe(cardStake * BigInt(count))
          const outcome = await game.drawOutcome(drawOfRound(game, nonce))
          expect(await game.drawOutcome(drawOfRound(game, nonce))).toEqual(outcome)
          const settled = unwrap(game.settle(prepared.bet, outcome, undefined))
          expect(settled.payout).toBeGreaterThanOrEqual(0n)
          expect(settled.payout).toBeLessThanOrEqual(prepared.maximumPayout)
          const view = roomView.parse(settled.view)
          for (const card of view.cards) {
            expect((card.line ?? 99) <= (card.twoLines ?? 99)).toBe(true)
            expect((card.twoLines ?? 99) <= (card.full ?? 99)).toBe(true)
          }
          const played = game.readPlayed(JSON.parse(JSON.stringify(settled.view)))
          expect(unwrap(game.settle(played?.bet, outcome, undefined))).toEqual(settled)
        },
      ),
      { numRuns: 40 },
    )
  },
)

test.each(rooms)(
  '%s: balls come evenly, and lines as often as their chance says: 1,500 draws',
  async (_, game, hall) => {
    const rounds = 1_500
    const counts = Array.from({ length: hall.balls }, () => 0)
    const card = cardOfSeed(hall, 7)
    const middle = hall.pays.line[2]?.within ?? 0
    let lines = 0
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { balls } = roomOutcome.parse(await game.drawOutcome(drawOfRound(game, nonce)))
      for (const ball of balls.slice(0, 10)) counts[ball - 1] = (counts[ball - 1] ?? 0) + 1
      if ((completedAt(hall, card, balls).line ?? 99) <= middle) lines += 1
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(hall.balls - 1))
    const chance = Number(waysWithin(hall, 'line', middle)) / Number(choose(hall.balls, middle))
    const spread = Math.sqrt(rounds * chance * (1 - chance))
    expect(Math.abs(lines - rounds * chance)).toBeLessThan(5 * spread)
  },
)

test('a card of 75 whose first twenty-four balls are its own pays the best of every pattern', () => {
  const card = cardOfSeed(SEVENTY_FIVE, 3)
  const others = Array.from({ length: 75 }, (_, index) => index + 1).filter(ball => !card.includes(ball))
  const balls = [...card, ...others].slice(0, 50)
  const completed = completedAt(SEVENTY_FIVE, card, balls)
  expect(completed).toMatchObject({ line: 5, two_lines: 10, full: 24 })
  expect(cardPayout(SEVENTY_FIVE, 100n, completed)).toBe(2_000n + 10_000n + 2_000_000n)
})

test.each(rooms)('%s refuses what is no card of its hall, and settles nothing foreign', (_, game, hall) => {
  const card = cardOfSeed(hall, 1)
  const other = cardOfSeed(hall === NINETY ? SEVENTY_FIVE : NINETY, 1)
  const bet = (cards: unknown, cardStake = '1.00') => refusalOf(game.prepareBet({ cardStake, cards }))
  expect(bet([])).toBe('bet_invalid')
  expect(bet([other])).toBe('bet_invalid')
  expect(bet([card, card, card, card, card])).toBe('bet_invalid')
  expect(bet([card], '0.00')).toBe('stake_too_small')
  expect(bet([card], '0.49')).toBe('stake_too_small')
  expect(bet([card], '40.01')).toBe('stake_too_large')
  expect(refusalOf(game.settle({ cardStake: '1.00', cards: [other] }, { balls: [] }, undefined))).toBe(
    'state_invalid',
  )
  expect(refusalOf(game.settle({ cardStake: '1.00', cards: [card] }, { balls: [1, 2] }, undefined))).toBe(
    'state_invalid',
  )
  expect(game.readPlayed({ roll: 1 })).toBeUndefined()
})
