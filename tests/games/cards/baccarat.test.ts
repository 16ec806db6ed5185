import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBaccaratGame } from '../../../games/baccarat/baccarat-game.ts'
import {
  ALL_DEALS,
  BETS,
  baccaratChances,
  baccaratRtpPpm,
  chipPayout,
  type Decision,
  WINS,
} from '../../../games/baccarat/baccarat-odds.ts'
import { bankerDraws, playOut, pointsOf, winnerOf, worthOf } from '../../../games/baccarat/baccarat-rules.ts'
import { baccaratView } from '../../../games/baccarat/baccarat-schemas.ts'
import type { BaccaratTheme } from '../../../games/baccarat/baccarat-theme.ts'
import { BACCARAT_THEMES } from '../../../games/baccarat/baccarat-themes.ts'
import { cardOf, DECK, RANKS } from '../../../games/cards.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: BaccaratTheme = {
  id: 'baccarat-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 20n, maxBet: 1_000_000n },
  volatility: 'low',
  minChip: 20n,
  chips: [20n],
}
const game = createBaccaratGame(theme)

/**
 * Every ordered choice of six cards by what they are worth: 10^6 sequences, each weighed with the number of ways eight
 * decks give it. The weights add up to 416·415·414·413·412·411, which is below 2^53: doubles count exactly.
 */
function countAllDeals() {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  const wins = { player: 0, banker: 0, tie: 0 }
  const worths: number[] = []
  const deal = (ways: number) => {
    if (worths.length === 6) {
      const { player, banker } = playOut(worths)
      wins[winnerOf(pointsOf(player), pointsOf(banker))] += ways
      return
    }
    for (let worth = 0; worth < 10; worth += 1) {
      const count = left[worth] ?? 0
      left[worth] = count - 1
      worths.push(worth)
      deal(ways * count)
      worths.pop()
      left[worth] = count
    }
  }
  deal(1)
  return wins
}

test('every deal of eight decks, counted: the numbers that are published, to the last one', () => {
  const wins = countAllDeals()
  const all = wins.player + wins.banker + wins.tie
  expect(Number.isSafeInteger(all)).toBe(true)
  expect(BigInt(all)).toBe(416n * 415n * 414n * 413n * 412n * 411n)
  expect(BigInt(all)).toBe(ALL_DEALS)
  expect({ player: BigInt(wins.player), banker: BigInt(wins.banker), tie: BigInt(wins.tie) }).toEqual(WINS)
})

test('the published returns of eight decks: banker 98.9421 %, player 98.7649 %, tie at eight for one 85.6404 %', () => {
  expect(baccaratRtpPpm('banker', 100n)).toBe(989_420)
  expect(baccaratRtpPpm('player', 100n)).toBe(987_649)
  // Published figures are rounded, ours are cut: with two digits more both are the same.
  const banker = (195n * WINS.banker + 100n * WINS.tie) * 1_000_000n
  expect(Math.round(Number(banker / ALL_DEALS) / 100)).toBe(989_421)
  expect(Math.round(Number((900n * WINS.tie * 1_000_000n) / ALL_DEALS) / 100)).toBe(856_404)
})

test('our tie pays nine for one and our pairs twelve: both return more than 95 %', () => {
  expect(baccaratRtpPpm('tie', 100n)).toBe(951_559)
  for (const kind of ['player_pair', 'banker_pair'] as const) {
    expect(baccaratRtpPpm(kind, 100n)).toBe(Math.floor((13 * 31 * 1_000_000) / 415))
  }
  expect(game).toMatchObject({ rtpPpm: 951_559, edgePpm: 10_579 })
})

test('two cards of eight decks are a pair in 31 of 415 ways', () => {
  let pairs = 0
  for (let second = 1; second < 416; second += 1) if ((second % DECK) >> 2 === 0) pairs += 1
  expect(pairs).toBe(31)
})

test('the table of the banker’s third card is the one that is played everywhere', () => {
  // Rows: the banker's points 0 … 7; columns: the player's third card 0 … 9, then none.
  const table = [
    'DDDDDDDDDD D',
    'DDDDDDDDDD D',
    'DDDDDDDDDD D',
    'DDDDDDDDSD D',
    'SSDDDDDDSS D',
    'SSSSDDDDSS D',
    'SSSSSSDDSS S',
    'SSSSSSSSSS S',
  ]
  const drawn = table.map((_, points) => {
    const thirds = Array.from({ length: 10 }, (__, third) => (bankerDraws(points, third) ? 'D' : 'S'))
    return `${thirds.join('')} ${bankerDraws(points, undefined) ? 'D' : 'S'}`
  })
  expect(drawn).toEqual(table)
})

test('cards are worth what the game says: ace one, figures nothing', () => {
  expect(RANKS.map(rank => worthOf(cardOf(rank, 'hearts')))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1])
})

test.each([
  ['a natural ends it', [9, 2, 0, 1, 5, 5], [2, 2]],
  ['both stand on six and seven', [6, 7, 0, 0, 5, 5], [2, 2]],
  ['the player stands, the banker draws', [6, 1, 0, 2, 4, 9], [2, 3]],
  ['the player draws an eight, the banker with three stands', [1, 3, 2, 0, 8, 9], [3, 2]],
  ['both draw', [1, 2, 2, 0, 8, 9], [3, 3]],
] as const)('%s', (_, worths, [player, banker]) => {
  const hands = playOut(worths)
  expect([hands.player.length, hands.banker.length]).toEqual([player, banker])
})

test('cards are dealt in turn: player, banker, player, banker, then the thirds', async () => {
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'player', stake: '1.00' }] }))
  // Zeros take the top of the shoe each time: the twos, then the first three.
  const { view } = await prepared.start(drawOf([0, 0, 0, 0, 0, 0]))
  expect(baccaratView.parse(view)).toMatchObject({
    player: [0, 2, 4],
    banker: [1, 3, 5],
    playerPoints: 7,
    bankerPoints: 7,
    winner: 'tie',
    playerPair: true,
    bankerPair: true,
    payout: '1.00',
  })
})

test('the banker’s five percent is cut to the centavo in the operator’s favour, and never below 94 % of the bet', () => {
  const won: Decision = { winner: 'banker', playerPair: false, bankerPair: false }
  expect(chipPayout('banker', 100n, won)).toBe(195n)
  expect(chipPayout('banker', 21n, won)).toBe(40n)
  for (let stake = 20n; stake <= 400n; stake += 1n) {
    expect(baccaratRtpPpm('banker', stake)).toBeGreaterThan(960_000)
  }
})

test.each(BETS)('the distribution of %s is whole, its mean the stated return', kind => {
  const chances = baccaratChances(kind)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const mean = chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)
  expect(Math.floor(mean * 1_000_000)).toBe(baccaratRtpPpm(kind, 100n))
})

test('any tray of chips is sound, repeatable and pays each chip alone', async () => {
  const chip = fc.record({
    kind: fc.constantFrom(...BETS),
    stake: fc.integer({ min: 20, max: 5_000 }).map(centavos => (centavos / 100).toFixed(2)),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(chip, { minLength: 1, maxLength: 20 }),
      fc.nat(1_000_000),
      async (chips, nonce) => {
        const prepared = unwrap(game.prepareBet({ chips }))
        const round = await prepared.start(fairDraw(game, nonce))
        expectSoundRound(game, prepared, round)
        expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
        const view = baccaratView.parse(round.view)
        const sum = view.chips.reduce((so, { payout }) => so + BigInt(payout.replace('.', '')), 0n)
        expect(sum).toBe(round.payout)
        expect(view.playerPoints).toBe(pointsOf(view.player.map(worthOf)))
        expect(view.winner).toBe(winnerOf(view.playerPoints, view.bankerPoints))
      },
    ),
    { numRuns: 150 },
  )
})

test('first cards come evenly: chi-square of 4,000 rounds over the 52 cards', async () => {
  const counts = new Array<number>(DECK).fill(0)
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'tie', stake: '1.00' }] }))
  for (let nonce = 0; nonce < 4_000; nonce += 1) {
    const [first = 0] = baccaratView.parse((await prepared.start(fairDraw(game, nonce))).view).player
    counts[first] = (counts[first] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(DECK - 1))
})

test.each([
  [[], 'bet_invalid'],
  [{ chips: [] }, 'bet_invalid'],
  [{ chips: [{ kind: 'dragon', stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'tie', at: 1, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'tie', stake: '1' }] }, 'bet_invalid'],
  [{ chips: Array.from({ length: 61 }, () => ({ kind: 'tie', stake: '1.00' })) }, 'bet_invalid'],
  [{ chips: [{ kind: 'tie', stake: '0.19' }] }, 'stake_too_small'],
  [{ chips: [{ kind: 'tie', stake: '10000.01' }] }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a settled round takes no step, and a foreign state is refused', async () => {
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'banker', stake: '1.00' }] }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, {}))).toBe('round_over')
  expect(refusalOf(game.resume({ shoe: [1, 2, 3] }))).toBe('state_invalid')
})

test.each(BACCARAT_THEMES.map(each => [each.id, each] as const))('%s takes its smallest chip', (_, each) => {
  const [chip = 0n] = each.chips
  const stake = `${each.limits.minBet / 100n}.${(each.limits.minBet % 100n).toString().padStart(2, '0')}`
  expect(chip).toBeGreaterThanOrEqual(each.minChip)
  expect(
    refusalOf(createBaccaratGame(each).prepareBet({ chips: [{ kind: 'banker', stake }] })),
  ).toBeUndefined()
})
