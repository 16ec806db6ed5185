import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { createClassicGame } from '../../../games/classic/classic-game.ts'
import { classicChances, classicReturn } from '../../../games/classic/classic-odds.ts'
import { CLASSIC_THEMES } from '../../../games/classic/classic-themes.ts'
import { linesOf } from '../../../games/slots/slot-lines.ts'
import { linePay } from '../../../games/slots/slot-pay.ts'
import { nextReelSizes, playSpin, UNPLAYED } from '../../../games/slots/slot-play.ts'
import { exactReturn } from '../../../games/slots/slot-rtp.ts'
import { slotView } from '../../../games/slots/slot-schemas.ts'
import { spinAt } from '../../../games/slots/slot-spin.ts'
import type { SlotTheme } from '../../../games/slots/slot-theme.ts'
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

const themes = CLASSIC_THEMES.map(theme => [theme.id, theme] as const)

function themeOf(id: string): SlotTheme {
  const theme = CLASSIC_THEMES.find(each => each.id === id)
  if (!theme) throw new Error(`no classic ${id}`)
  return theme
}

/** Each theme without what the five-reel mathematics does not know. */
function plain({ respins: _held, fullTimes: _full, ...theme }: SlotTheme): SlotTheme {
  return theme
}

/** Counting all stops takes a while: once a theme. */
const counted = new Map(CLASSIC_THEMES.map(theme => [theme.id, classicChances(theme)]))

function chancesOf(theme: SlotTheme) {
  return counted.get(theme.id) ?? []
}

test.each(themes)('%s: the stated return is that of all stops, between 94 and 97 %', (_, theme) => {
  expect(theme.rtpPpm).toBe(Math.floor(classicReturn(theme) * 1_000_000))
  expect(theme.rtpPpm).toBeGreaterThanOrEqual(940_000)
  expect(theme.rtpPpm).toBeLessThanOrEqual(970_000)
})

test.each(themes)('%s: its lines, counted by letters, pay what playing all stops says', (_, theme) => {
  expect(exactReturn(plain(theme)).total).toBeCloseTo(classicReturn(plain(theme)), 9)
})

test.each(themes)(
  '%s: what a stake comes back with is a whole distribution, up to the greatest win',
  (_, theme) => {
    const chances = chancesOf(theme)
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(chances.every(({ multiplier, chance }) => multiplier >= 0 && chance > 0)).toBe(true)
    const greatest = chances.at(-1)?.multiplier ?? 0
    expect(Math.ceil(greatest)).toBe(theme.maxWin)
    // The limit cuts nothing: without it the same amounts come back.
    expect(classicChances({ ...theme, maxWin: 1_000_000 })).toEqual(chances)
  },
)

test.each(themes)(
  '%s: 20,000 simulated rounds agree with the exact return and its chance of a win',
  (_, theme) => {
    const random = createRandom(20_261_121)
    const rounds = 20_000
    let [sum, squares, wins] = [0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      let progress = UNPLAYED
      while (!progress.done) progress = playSpin(theme, progress, nextReelSizes(theme, progress).map(random))
      const win = progress.units / theme.lines
      sum += win
      squares += win * win
      if (win > 0) wins += 1
    }
    const standardError = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds)
    expect(Math.abs(sum / rounds - classicReturn(theme))).toBeLessThan(4 * standardError)
    const chance = 1 - (chancesOf(theme).find(each => each.multiplier === 0)?.chance ?? 0)
    expect(Math.abs(wins / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds))
  },
)

test('five lines: three rows and two diagonals', () => {
  expect(linesOf(themeOf('feira-livre'))).toEqual(['111', '000', '222', '012', '210'])
})

test('every wild multiplies where the theme says so, and wilds alone pay their own', () => {
  const bar = themeOf('boteco-da-esquina') // each wild ×2; A pays 80, W 200
  expect(linePay(bar, [...'AAA'])?.units).toBe(80)
  expect(linePay(bar, [...'AWA'])?.units).toBe(160)
  expect(linePay(bar, [...'WWA'])?.units).toBe(320)
  expect(linePay(bar, [...'WWW'])?.units).toBe(200)
  expect(linePay(bar, [...'AAB'])).toBeUndefined()
  const woodcut = themeOf('cordel-do-sertao') // once ×2; A pays 45
  expect(linePay(woodcut, [...'WWA'])?.units).toBe(90)
})

test('nine places with one symbol multiply the turn, wilds among them', () => {
  const football = themeOf('bola-na-varzea')
  const all = (letters: readonly [string, string, string]) =>
    spinAt({ ...football, reels: letters }, [0, 0, 0], false)
  expect(all(['AAA', 'AAA', 'AAA']).times).toBe(football.fullTimes)
  expect(all(['AAA', 'AWA', 'AAA']).times).toBe(football.fullTimes)
  expect(all(['AAA', 'ABA', 'AAA']).times).toBe(1)
})

test('two full reels of one symbol are held where no line won, and the third turns once', () => {
  const base: SlotTheme = { ...themeOf('sorveteria-tropical'), reels: ['AAAB', 'AAABC', 'BCBAAA'] }
  const held = playSpin(base, UNPLAYED, [0, 0, 0])
  expect([held.units, held.held, held.done]).toEqual([0, [0, 1], false])
  const won = playSpin(base, held, [1, 1, 3])
  expect(won.spins[1]?.spin.window).toEqual(['AAA', 'AAA', 'AAA'])
  expect([won.units, won.done]).toEqual([5 * 30, true])
  const lost = playSpin(base, held, [0, 0, 0])
  expect([lost.units, lost.held, lost.done]).toEqual([0, [], true])
  // A line that won already, or two full reels of different symbols: nothing is held.
  expect(playSpin(base, UNPLAYED, [0, 0, 2])).toMatchObject({ held: [], done: true })
  const unlike: SlotTheme = { ...base, reels: ['AAAB', 'BBBC', 'CDCEEE'] }
  expect(playSpin(unlike, UNPLAYED, [0, 0, 0])).toMatchObject({ held: [], done: true })
})

test.each(themes)('%s: rounds are sound, repeatable, and their turns add up', async (_, theme) => {
  const game = createClassicGame(theme)
  const least = Number(theme.limits.minBet) / theme.lines
  const most = Number(theme.limits.maxBet) / theme.lines
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: least, max: most }), fc.nat(1_000_000), async (perLine, nonce) => {
      const stake = writeAmount(BigInt(perLine) * BigInt(theme.lines))
      const prepared = unwrap(game.prepareBet({ stake }))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      const view = slotView.parse(round.view)
      const sum = view.spins.reduce((so, spin) => so + BigInt(spin.payout.replace('.', '')), 0n)
      expect(sum).toBe(round.payout)
      expect(view.spins.length).toBeLessThanOrEqual(theme.respins ? 2 : 1)
      expect(view.spins.every(spin => spin.window.length === 3 && !spin.isFree)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('stops fall evenly, those of respins too: chi-square of 10,000 fair rounds over the strip of each reel', async () => {
  const theme = themeOf('sorveteria-tropical')
  const game = createClassicGame(theme)
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  const counts = theme.reels.map(strip => new Array<number>(strip.length).fill(0))
  let respins = 0
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    for (const { stops, held = [] } of slotView.parse((await prepared.start(fairDraw(game, nonce))).view)
      .spins) {
      if (held.length > 0) respins += 1
      for (const [reel, stop] of stops.entries()) {
        const ofReel = held.includes(reel) ? undefined : counts[reel]
        if (ofReel) ofReel[stop] = (ofReel[stop] ?? 0) + 1
      }
    }
  }
  expect(respins).toBeGreaterThan(300)
  for (const ofReel of counts) expect(chiSquare(ofReel)).toBeLessThan(chiSquareLimit(ofReel.length - 1))
})

test('both engines have at least 26 themes, each with reels, a pay table, symbols and names of its own', () => {
  const all = [...SLOT_THEMES, ...CLASSIC_THEMES]
  const distinct = (values: readonly string[]) => new Set(values).size
  expect(CLASSIC_THEMES.length).toBeGreaterThanOrEqual(8)
  expect(all.length).toBeGreaterThanOrEqual(26)
  expect(distinct(all.map(theme => theme.reels.join()))).toBe(all.length)
  expect(distinct(all.map(theme => JSON.stringify(theme.symbols.map(symbol => symbol.pays))))).toBe(
    all.length,
  )
  expect(distinct(all.map(theme => theme.symbols.map(symbol => symbol.art).join()))).toBe(all.length)
  expect(distinct(all.map(theme => String(theme.rtpPpm)))).toBe(all.length)
  for (const language of ['pt', 'en', 'zh_cn'] as const) {
    expect(distinct(all.map(theme => theme.names[language]))).toBe(all.length)
  }
  for (const theme of CLASSIC_THEMES) {
    const known = new Set(theme.symbols.map(symbol => symbol.key))
    expect([...theme.reels.join('')].every(letter => known.has(letter))).toBe(true)
    expect([theme.reels.length, distinct(theme.reels)]).toEqual([3, 3])
    expect(theme.symbols.every(symbol => symbol.pays.length === 2)).toBe(true)
    expect(theme.respins).not.toBe('wild-reels')
  }
  for (const theme of SLOT_THEMES)
    expect([theme.fullTimes, theme.respins === 'two-reels']).toEqual([undefined, false])
})

test.each([
  [undefined, 'bet_invalid'],
  [{ stake: 100 }, 'bet_invalid'],
  [{ stake: '1.00', lines: 3 }, 'bet_invalid'],
  [{ stake: '0.04' }, 'stake_too_small'],
  [{ stake: '100.05' }, 'stake_too_large'],
  [{ stake: '1.01' }, 'stake_step'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(createClassicGame(themeOf('feira-livre')).prepareBet(bet))).toBe(refusal)
})
