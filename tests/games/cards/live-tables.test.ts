import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { dealHands } from '../../../games/baccarat/baccarat-deal.ts'
import { BETS, WINS } from '../../../games/baccarat/baccarat-odds.ts'
import { baccaratOutcome, baccaratView } from '../../../games/baccarat/baccarat-schemas.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { createLiveBaccarat } from '../../../games/live-baccarat/live-baccarat-game.ts'
import { LIVE_BACCARAT_THEMES } from '../../../games/live-baccarat/live-baccarat-themes.ts'
import { createLiveRoulette } from '../../../games/live-roulette/live-roulette-game.ts'
import { LIVE_ROULETTE_THEMES } from '../../../games/live-roulette/live-roulette-themes.ts'
import { rouletteOutcome } from '../../../games/roulette/roulette-schemas.ts'
import { EVEN_MONEY, INSIDE_BETS } from '../../../games/roulette/roulette-table.ts'
import type { SharedGame } from '../../../games/shared-game.ts'
import { cardsOf, chiSquare, chiSquareLimit, refusalOf, unwrap } from '../support.ts'

const roulettes = LIVE_ROULETTE_THEMES.map(createLiveRoulette)
const baccarats = LIVE_BACCARAT_THEMES.map(createLiveBaccarat)
const tables = [...roulettes, ...baccarats].map(game => [game.id, game] as const)
const drawOfRound = (game: SharedGame, nonce: number) =>
  openDraw({ serverSeed: 'a1'.repeat(32), clientSeed: 'sal', nonce, game: game.id })

/** Chips of whole reais, each of its own place. */
const stakes = fc.integer({ min: 10, max: 90 }).map(reais => writeAmount(BigInt(reais) * 100n))
const chipsOf = (game: SharedGame) => {
  const places: fc.Arbitrary<object> =
    game.engine === 'live-baccarat'
      ? fc.constantFrom(...BETS).map(kind => ({ kind }))
      : fc.oneof(
          fc.constantFrom(...INSIDE_BETS).map(numbers => ({ kind: 'inside', numbers: [...numbers] })),
          fc.constantFrom(...EVEN_MONEY).map(kind => ({ kind })),
          fc.record({ kind: fc.constantFrom('column', 'dozen'), at: fc.integer({ min: 1, max: 3 }) }),
        )
  const chip = fc.tuple(places, stakes).map(([place, stake]) => ({ ...place, stake }))
  return fc.array(chip, { minLength: 1, maxLength: 4 }).map(chips => ({ chips }))
}

test.each(tables)(
  'whatever is bet at %s under whatever draw is sound, repeatable and read back from its view',
  async (_, game) => {
    await fc.assert(
      fc.asyncProperty(chipsOf(game), fc.nat(100_000), async (bet, nonce) => {
        const prepared = unwrap(game.prepareBet(bet))
        const outcome = await game.drawOutcome(drawOfRound(game, nonce))
        expect(await game.drawOutcome(drawOfRound(game, nonce))).toEqual(outcome)
        const settled = unwrap(game.settle(prepared.bet, JSON.parse(JSON.stringify(outcome)), undefined))
        expect(settled.stake).toBe(prepared.stake)
        expect(settled.payout).toBeGreaterThanOrEqual(0n)
        expect(settled.payout).toBeLessThanOrEqual(prepared.maximumPayout)
        const played = game.readPlayed(JSON.parse(JSON.stringify(settled.view)))
        expect(played?.cashOut).toBeUndefined()
        expect(unwrap(game.settle(played?.bet, outcome, undefined))).toEqual(settled)
      }),
      { numRuns: 60 },
    )
  },
)

test.each(roulettes.map(game => [game.id, game] as const))(
  '%s returns 36/37 on every place of the layout: all bets over all pockets',
  (_, game) => {
    const places = [
      ...INSIDE_BETS.map(numbers => ({ kind: 'inside', numbers: [...numbers] })),
      ...[1, 2, 3].flatMap(at => ['column', 'dozen'].map(kind => ({ kind, at }))),
    ]
    for (const place of places) {
      const bet = { chips: [{ ...place, stake: '2.00' }] }
      const pockets = Array.from({ length: 37 }, (__, pocket) => pocket)
      const returned = pockets.reduce(
        (sum, pocket) => sum + unwrap(game.settle(bet, { pocket }, undefined)).payout,
        0n,
      )
      expect(returned).toBe(36n * 200n)
      expect(unwrap(game.prepareBet(bet)).rtpPpm).toBe(game.rtpPpm)
    }
  },
)

test('the ball of a live wheel favours no pocket: chi-square of 7,400 draws', async () => {
  const [game] = roulettes
  if (game === undefined) throw new Error('no live roulette')
  const counts = Array.from({ length: 37 }, () => 0)
  for (let nonce = 0; nonce < 7_400; nonce += 1) {
    const { pocket } = rouletteOutcome.parse(await game.drawOutcome(drawOfRound(game, nonce)))
    counts[pocket] = (counts[pocket] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(36))
})

test('a live deal ends as often for each side as the published counts say: chi-square of 4,000 deals', async () => {
  const [game] = baccarats
  if (game === undefined) throw new Error('no live baccarat')
  const rounds = 4_000
  const counts = { player: 0, banker: 0, tie: 0 }
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { shoe } = baccaratOutcome.parse(await game.drawOutcome(drawOfRound(game, nonce)))
    counts[dealHands(shoe).winner] += 1
  }
  const all = Number(WINS.player + WINS.banker + WINS.tie)
  const statistic = (['player', 'banker', 'tie'] as const).reduce((sum, winner) => {
    const expected = (rounds * Number(WINS[winner])) / all
    return sum + (counts[winner] - expected) ** 2 / expected
  }, 0)
  expect(statistic).toBeLessThan(chiSquareLimit(2))
})

test('a natural of the banker ends the deal after four cards, and pays 1.95 on the banker', () => {
  const [game] = baccarats
  const bet = { chips: [{ kind: 'banker', stake: '10.00' }] }
  const shoe = cardsOf('Kh 9s Kd 10c 2c 3c')
  const settled = game && unwrap(game.settle(bet, { shoe }, undefined))
  expect(baccaratView.parse(settled?.view)).toMatchObject({
    player: cardsOf('Kh Kd'),
    banker: cardsOf('9s 10c'),
    winner: 'banker',
    playerPair: true,
  })
  expect(settled?.payout).toBe(1_950n)
})

test.each(tables)('%s takes no bet that its single table refuses, and settles nothing foreign', (_, game) => {
  expect(refusalOf(game.prepareBet({ chips: [] }))).toBe('bet_invalid')
  expect(refusalOf(game.prepareBet({ chips: [{ kind: 'purple', stake: '5.00' }] }))).toBe('bet_invalid')
  expect(refusalOf(game.settle({ chips: [] }, { crash: 200 }, undefined))).toBe('state_invalid')
  expect(refusalOf(game.settle(null, 7, undefined))).toBe('state_invalid')
  expect(game.readPlayed({ roll: 1 })).toBeUndefined()
  expect(game.cashOutAt).toBeUndefined()
})
