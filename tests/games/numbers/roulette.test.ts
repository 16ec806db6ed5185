import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRouletteGame } from '../../../games/roulette/roulette-game.ts'
import { chipPayout } from '../../../games/roulette/roulette-odds.ts'
import { type Chip, rouletteView } from '../../../games/roulette/roulette-schemas.ts'
import { colourOf, EVEN_MONEY, INSIDE_BETS, POCKETS, WHEEL } from '../../../games/roulette/roulette-table.ts'
import type { RouletteTheme } from '../../../games/roulette/roulette-theme.ts'
import { ROULETTE_THEMES } from '../../../games/roulette/roulette-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: RouletteTheme = {
  id: 'roulette-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 50n, maxBet: 1_000_000n },
  volatility: 'medium',
  minChip: 50n,
  laPartage: false,
  chips: [50n],
}
const game = createRouletteGame(theme)
const french = createRouletteGame({ ...theme, laPartage: true })

const everyChip: readonly Chip[] = [
  ...INSIDE_BETS.map(numbers => ({ kind: 'inside' as const, numbers: [...numbers], stake: 100n })),
  ...[1, 2, 3].flatMap(at => [
    { kind: 'column' as const, at, stake: 100n },
    { kind: 'dozen' as const, at, stake: 100n },
  ]),
  ...EVEN_MONEY.map(kind => ({ kind, stake: 100n })),
]

function returned(chip: Chip, laPartage: boolean): bigint {
  let sum = 0n
  for (let pocket = 0; pocket < POCKETS; pocket += 1) sum += chipPayout(chip, pocket, laPartage)
  return sum
}

test('the wheel has each of the 37 pockets once, red and black in turn', () => {
  expect([...WHEEL].sort((left, right) => left - right)).toEqual(Array.from({ length: 37 }, (_, n) => n))
  const colours = WHEEL.slice(1).map(colourOf)
  expect(colours.every((colour, index) => colour === (index % 2 === 0 ? 'red' : 'black'))).toBe(true)
})

test('the layout has 37 straights, 60 splits, 14 streets and trios, 23 corners and 11 six lines', () => {
  const sizes = [1, 2, 3, 4, 6].map(size => INSIDE_BETS.filter(numbers => numbers.length === size).length)
  expect(sizes).toEqual([37, 60, 14, 23, 11])
  expect(new Set(INSIDE_BETS.map(numbers => numbers.join())).size).toBe(INSIDE_BETS.length)
})

test('every bet of the layout returns exactly 36/37, and la partage 36.5/37 on even money', () => {
  for (const chip of everyChip) expect(returned(chip, false)).toBe(3_600n)
  for (const kind of EVEN_MONEY) expect(returned({ kind, stake: 100n }, true)).toBe(3_650n)
  expect(game).toMatchObject({ rtpPpm: 972_972, edgePpm: 27_027 })
  expect(french).toMatchObject({ rtpPpm: 972_972, edgePpm: 13_513 })
})

test('any tray of chips is sound, repeatable and pays each chip alone', async () => {
  const written = everyChip.map(chip => ({ ...chip, stake: '1.00' }))
  const trays = fc.array(fc.constantFrom(...written), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(trays, fc.nat(1_000_000), async (chips, nonce) => {
      const prepared = unwrap(french.prepareBet({ chips }))
      const round = await prepared.start(fairDraw(french, nonce))
      expectSoundRound(french, prepared, round)
      expect(await prepared.start(fairDraw(french, nonce))).toEqual(round)
      const view = rouletteView.parse(round.view)
      const sum = view.chips.reduce((so, chip) => so + BigInt(chip.payout.replace('.', '')), 0n)
      expect(sum).toBe(round.payout)
    }),
    { numRuns: 150 },
  )
})

test('the stated maximum is reached by the pocket it belongs to', async () => {
  const chips = [
    { kind: 'inside', numbers: [17], stake: '1.00' },
    { kind: 'black', stake: '2.00' },
  ]
  const prepared = unwrap(game.prepareBet({ chips }))
  expect(prepared.maximumPayout).toBe(3_600n + 400n)
  expect((await prepared.start(drawOf([17]))).payout).toBe(4_000n)
  expect((await prepared.start(drawOf([0]))).payout).toBe(0n)
})

test.each([
  [[], 'bet_invalid'],
  [{ chips: [] }, 'bet_invalid'],
  [{ chips: [{ kind: 'inside', numbers: [37], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'inside', numbers: [1, 3], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'inside', numbers: [3, 4], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'inside', numbers: [1, 1], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'inside', numbers: [1, 2, 3, 4], stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'dozen', at: 4, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'red', at: 1, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: Array.from({ length: 61 }, () => ({ kind: 'red', stake: '1.00' })) }, 'bet_invalid'],
  [{ chips: [{ kind: 'red', stake: '0.49' }] }, 'stake_too_small'],
  [{ chips: [{ kind: 'red', stake: '10000.01' }] }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('pockets come evenly: chi-square of 10,000 spins over 37 pockets', async () => {
  const counts = new Array<number>(POCKETS).fill(0)
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'red', stake: '1.00' }] }))
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const { pocket } = rouletteView.parse((await prepared.start(fairDraw(game, nonce))).view)
    counts[pocket] = (counts[pocket] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(POCKETS - 1))
})

test.each(ROULETTE_THEMES.map(each => [each.id, each] as const))('%s takes its smallest chip', (_, each) => {
  const [chip = 0n] = each.chips
  const stake = `${each.limits.minBet / 100n}.${(each.limits.minBet % 100n).toString().padStart(2, '0')}`
  expect(chip).toBeGreaterThanOrEqual(each.minChip)
  expect(refusalOf(createRouletteGame(each).prepareBet({ chips: [{ kind: 'red', stake }] }))).toBeUndefined()
})
