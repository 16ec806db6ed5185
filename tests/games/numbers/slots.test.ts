import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { simulateSlotChances } from '../../../games/slots/slot-chances.ts'
import { createSlotGame } from '../../../games/slots/slot-game.ts'
import { LINES } from '../../../games/slots/slot-lines.ts'
import { linePay } from '../../../games/slots/slot-pay.ts'
import { nextReelSizes, playSpin, UNPLAYED } from '../../../games/slots/slot-play.ts'
import { exactReturn } from '../../../games/slots/slot-rtp.ts'
import { slotView } from '../../../games/slots/slot-schemas.ts'
import { spinAt } from '../../../games/slots/slot-spin.ts'
import { type Reels, SCATTER, type SlotTheme, WILD } from '../../../games/slots/slot-theme.ts'
import { SLOT_THEMES } from '../../../games/slots/slot-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  createRandom,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const themes = SLOT_THEMES.map(theme => [theme.id, theme] as const)

function themeOf(id: string): SlotTheme {
  const theme = SLOT_THEMES.find(each => each.id === id)
  if (!theme) throw new Error(`no slot ${id}`)
  return theme
}

/** Six stops of each strip, scatter included: few enough to spin all 7,776 windows. */
function shorten(reels: Reels): Reels {
  return reels.map(strip => (strip + strip).slice(strip.indexOf(SCATTER), strip.indexOf(SCATTER) + 5) + WILD)
}

/** What a turn and its respins pay on average, every stop of every reel that turns played by the rules of the game. */
function meanOfAllStops(theme: SlotTheme, before = UNPLAYED, known = new Map<string, number>()): number {
  const key = before.held.join()
  const found = known.get(key)
  if (found !== undefined) return found
  const sizes = theme.reels.map((strip, reel) => (before.held.includes(reel) ? 1 : strip.length))
  const all = sizes.reduce((product, size) => product * size, 1)
  let units = 0
  for (let index = 0; index < all; index += 1) {
    let rest = index
    const stops = sizes.map(size => {
      const stop = rest % size
      rest = Math.floor(rest / size)
      return stop
    })
    const after = playSpin(theme, before, stops)
    units += after.units - before.units
    if (after.held.length > 0) units += meanOfAllStops(theme, after, known)
  }
  known.set(key, units / all)
  return units / all
}

/** The theme with the free-spin reels and wilds as its base game; nothing is held there. */
function asInFreeSpins({ respins: _none, ...theme }: SlotTheme): SlotTheme {
  const expands = theme.wild.expands === 'free' ? 'always' : theme.wild.expands
  return { ...theme, reels: theme.freeSpins?.reels ?? theme.reels, wild: { ...theme.wild, expands } }
}

function playRound(theme: SlotTheme, random: (below: number) => number) {
  let progress = UNPLAYED
  while (!progress.done) progress = playSpin(theme, progress, nextReelSizes(theme, progress).map(random))
  return progress
}

test.each(themes)('%s: counting letters gives the mean of spinning every stop', (_, theme) => {
  for (const mode of [theme, asInFreeSpins(theme)]) {
    const short = { ...mode, reels: shorten(mode.reels), freeSpins: null, maxWin: 1_000_000 }
    expect(exactReturn(short).total).toBeCloseTo(meanOfAllStops(short) / short.lines, 9)
  }
})

test.each(themes)('%s: the stated return is the exact one, between 94 and 97 %', (_, theme) => {
  expect(theme.rtpPpm).toBe(Math.floor(exactReturn(theme).total * 1_000_000))
  expect(theme.rtpPpm).toBeGreaterThanOrEqual(940_000)
  expect(theme.rtpPpm).toBeLessThanOrEqual(970_000)
})

test.each(themes)(
  '%s: 20,000 simulated rounds agree with the exact return and with its free spins',
  (_, theme) => {
    const random = createRandom(20_261_120)
    const rounds = 20_000
    let [sum, squares, triggers] = [0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const progress = playRound(theme, random)
      const win = progress.units / theme.lines
      sum += win
      squares += win * win
      if (progress.freeAwarded > 0) triggers += 1
    }
    const exact = exactReturn(theme)
    const standardError = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds)
    expect(Math.abs(sum / rounds - exact.total)).toBeLessThan(4 * standardError)
    const chance = exact.freeSpinsChance
    const spread = Math.sqrt((chance * (1 - chance)) / rounds)
    expect(Math.abs(triggers / rounds - chance)).toBeLessThanOrEqual(4 * spread)
  },
)

test('the expected free spins, won again within free spins and capped, agree with playing them', () => {
  const theme: SlotTheme = {
    ...themeOf('dragao-da-sorte'),
    reels: ['SABCD', 'SABCDE', 'SABCD', 'SABCDE', 'SABCD'],
    freeSpins: { awards: [2, 3, 5], multipliers: [1, 2, 3], most: 7 },
    maxWin: 1_000_000,
  }
  const random = createRandom(7)
  let [sum, squares] = [0, 0]
  for (let round = 0; round < 20_000; round += 1) {
    const units = playRound(theme, random).units / theme.lines
    sum += units
    squares += units * units
  }
  const mean = sum / 20_000
  const standardError = Math.sqrt((squares / 20_000 - mean * mean) / 20_000)
  expect(exactReturn(theme).freeSpins).toBeGreaterThan(1)
  expect(Math.abs(mean - exactReturn(theme).total)).toBeLessThan(4 * standardError)
})

test('a line pays its longest run, wilds standing in and multiplying, or its wilds where they pay more', () => {
  const dragon = themeOf('dragao-da-sorte') // wild ×2; A 3/4/5: 50/200/1000; H: 5/18/88; W 2: 10
  expect(linePay(dragon, [...'AAABC'])).toEqual({ symbol: 'A', count: 3, units: 50 })
  expect(linePay(dragon, [...'AWABC'])).toEqual({ symbol: 'A', count: 3, units: 100 })
  expect(linePay(dragon, [...'WWHBC'])).toEqual({ symbol: 'H', count: 3, units: 10 })
  expect(linePay(dragon, [...'WWWHC'])).toEqual({ symbol: 'W', count: 3, units: 100 })
  expect(linePay(dragon, [...'WWWWW'])).toEqual({ symbol: 'W', count: 5, units: 2888 })
  expect(linePay(dragon, [...'WWSAA'])).toEqual({ symbol: 'W', count: 2, units: 10 })
  for (const nothing of ['SSSSS', 'SAAAA', 'ABAAA', 'BAAAA'])
    expect(linePay(dragon, [...nothing])).toBeUndefined()
})

test('a game that pays both ways pays five in a row once', () => {
  const dolphin = { ...themeOf('boto-encantado'), reels: ['AAA', 'AAA', 'AAA', 'AAA', 'AAA'] as const }
  expect(spinAt(dolphin, [0, 0, 0, 0, 0], false).lineWins).toHaveLength(dolphin.lines)
  const four = { ...dolphin, reels: ['BBB', 'AAA', 'AAA', 'AAA', 'AAA'] as const }
  const wins = spinAt(four, [0, 0, 0, 0, 0], false).lineWins
  expect(wins.every(win => win.from === 'right' && win.count === 4)).toBe(true)
  expect(wins).toHaveLength(dolphin.lines)
})

test('the greatest win ends the round there and is the stated maximum', async () => {
  const rich: SlotTheme = {
    ...themeOf('dragao-da-sorte'),
    reels: ['WWW', 'WWW', 'WWW', 'WWW', 'WWW'],
    maxWin: 2_000,
  }
  const game = createSlotGame(rich)
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  const round = await prepared.start(fairDraw(game, 1))
  expect(round.payout).toBe(prepared.maximumPayout)
  expect(round.payout).toBe(200_000n)
  expect(slotView.parse(round.view)).toMatchObject({ isMaxWin: true, payout: '2000.00' })
})

test.each(themes)('%s: rounds are sound, repeatable, and their turns add up', async (_, theme) => {
  const game = createSlotGame(theme)
  const most = Number(theme.limits.maxBet) / theme.lines
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: most }), fc.nat(1_000_000), async (perLine, nonce) => {
      const stake = writeAmount(BigInt(perLine) * BigInt(theme.lines))
      const prepared = unwrap(game.prepareBet({ stake }))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      const view = slotView.parse(round.view)
      const sum = view.spins.reduce((so, spin) => so + BigInt(spin.payout.replace('.', '')), 0n)
      expect(sum).toBe(round.payout)
      expect(view.spins.at(-1)?.freeSpinsLeft === 0 || view.isMaxWin).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('stops fall evenly: chi-square of 10,000 fair spins over the strip of a reel', async () => {
  const theme = themeOf('floresta-da-arara')
  const game = createSlotGame(theme)
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  const counts = theme.reels.map(strip => new Array<number>(strip.length).fill(0))
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const [first] = slotView.parse((await prepared.start(fairDraw(game, nonce))).view).spins
    first?.stops.forEach((stop, reel) => {
      const ofReel = counts[reel]
      if (ofReel) ofReel[stop] = (ofReel[stop] ?? 0) + 1
    })
  }
  for (const ofReel of counts) expect(chiSquare(ofReel)).toBeLessThan(chiSquareLimit(ofReel.length - 1))
})

test('every theme has reels, a paytable and a name of its own, and uses only letters it pays or knows', () => {
  const distinct = (values: readonly string[]) => new Set(values).size
  expect(SLOT_THEMES.length).toBeGreaterThanOrEqual(18)
  expect(distinct(SLOT_THEMES.map(theme => theme.reels.join()))).toBe(SLOT_THEMES.length)
  expect(distinct(SLOT_THEMES.map(theme => JSON.stringify(theme.symbols.map(s => s.pays))))).toBe(
    SLOT_THEMES.length,
  )
  for (const language of ['pt', 'en', 'zh_cn'] as const) {
    expect(distinct(SLOT_THEMES.map(theme => theme.names[language]))).toBe(SLOT_THEMES.length)
  }
  for (const theme of SLOT_THEMES) {
    const known = new Set(theme.symbols.map(symbol => symbol.key))
    const used = [...theme.reels, ...(theme.freeSpins?.reels ?? [])].join('')
    expect([...used].every(letter => known.has(letter))).toBe(true)
    expect([theme.reels.length, distinct(theme.reels)]).toEqual([5, 5])
    expect(theme.symbols.every(symbol => symbol.pays.length === 4)).toBe(true)
    expect(distinct(theme.symbols.map(symbol => symbol.art))).toBe(theme.symbols.length)
  }
})

test('there are 25 different lines', () => {
  expect(new Set(LINES).size).toBe(25)
  expect(LINES.every(line => /^[012]{5}$/.test(line))).toBe(true)
})

test.each([
  [undefined, 'bet_invalid'],
  [{ stake: 100 }, 'bet_invalid'],
  [{ stake: '01.00' }, 'bet_invalid'],
  [{ stake: '1.00', lines: 5 }, 'bet_invalid'],
  [{ stake: '0.19' }, 'stake_too_small'],
  [{ stake: '200.20' }, 'stake_too_large'],
  [{ stake: '1.01' }, 'stake_step'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(createSlotGame(themeOf('floresta-da-arara')).prepareBet(bet))).toBe(refusal)
})

test.each(['sertao-estrelado', 'circo-da-lua'])(
  '%s: a simulated distribution is whole and has the stated mean',
  id => {
    const theme = themeOf(id)
    const rounds = 10_000
    const chances = simulateSlotChances(theme, rounds, createRandom(11))
    const mean = (worth: (multiplier: number) => number) =>
      chances.reduce((sum, { multiplier, chance }) => sum + worth(multiplier) * chance, 0)
    const stated = theme.rtpPpm / 1_000_000
    const standardError = Math.sqrt((mean(multiplier => multiplier ** 2) - stated ** 2) / rounds)
    expect(mean(() => 1)).toBeCloseTo(1, 9)
    expect(Math.abs(mean(multiplier => multiplier) - stated)).toBeLessThan(4 * standardError)
    expect(chances[0]?.multiplier).toBe(0)
  },
)
