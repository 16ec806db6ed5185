import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BACCARAT_THEMES } from '../../../../games/baccarat/baccarat-themes.ts'
import { ROOM_THEMES } from '../../../../games/bingo-room/bingo-room-themes.ts'
import { BLACKJACK_THEMES } from '../../../../games/blackjack/blackjack-themes.ts'
import { CLASSIC_THEMES } from '../../../../games/classic/classic-themes.ts'
import { CRASH_THEMES } from '../../../../games/crash/crash-themes.ts'
import { DICE_THEMES } from '../../../../games/dice/dice-themes.ts'
import { FISH_THEMES } from '../../../../games/fish/fish-themes.ts'
import { DRAW_THEMES } from '../../../../games/five-draw/five-draw-themes.ts'
import { FIXTURE_BOOKS } from '../../../../games/football/fixture-books.ts'
import { FOOTBALL_LEAGUES } from '../../../../games/football/football-leagues.ts'
import { HI_LO_THEMES } from '../../../../games/hi-lo/hi-lo-themes.ts'
import { KENO_THEMES } from '../../../../games/keno/keno-themes.ts'
import { LIMBO_THEMES } from '../../../../games/limbo/limbo-themes.ts'
import { LIVE_BACCARAT_THEMES } from '../../../../games/live-baccarat/live-baccarat-themes.ts'
import { LIVE_ROULETTE_THEMES } from '../../../../games/live-roulette/live-roulette-themes.ts'
import { MINES_THEMES } from '../../../../games/mines/mines-themes.ts'
import { PENALTY_THEMES } from '../../../../games/penalty/penalty-themes.ts'
import { PLINKO_THEMES } from '../../../../games/plinko/plinko-themes.ts'
import { RACE_THEMES } from '../../../../games/race/race-themes.ts'
import { ROULETTE_THEMES } from '../../../../games/roulette/roulette-themes.ts'
import { SIC_BO_THEMES } from '../../../../games/sic-bo/sic-bo-themes.ts'
import { SLOT_THEMES } from '../../../../games/slots/slot-themes.ts'
import { TOWER_THEMES } from '../../../../games/tower/tower-themes.ts'
import { BINGO_THEMES } from '../../../../games/video-bingo/bingo-themes.ts'
import { VIDEO_POKER_THEMES } from '../../../../games/video-poker/video-poker-themes.ts'
import { contrast, strongToken, token } from '../../contrast.ts'
import { mixColours } from '../../mix-colours.ts'

const themes = [
  ...SLOT_THEMES,
  ...CLASSIC_THEMES,
  ...MINES_THEMES,
  ...DICE_THEMES,
  ...ROULETTE_THEMES,
  ...LIMBO_THEMES,
  ...PLINKO_THEMES,
  ...TOWER_THEMES,
  ...PENALTY_THEMES,
  ...BLACKJACK_THEMES,
  ...RACE_THEMES,
  ...VIDEO_POKER_THEMES,
  ...HI_LO_THEMES,
  ...BINGO_THEMES,
  ...KENO_THEMES,
  ...SIC_BO_THEMES,
  ...BACCARAT_THEMES,
  ...FISH_THEMES,
  ...LIVE_ROULETTE_THEMES,
  ...LIVE_BACCARAT_THEMES,
  ...DRAW_THEMES,
  ...ROOM_THEMES,
  ...CRASH_THEMES,
  ...FOOTBALL_LEAGUES,
  ...FIXTURE_BOOKS,
]

/** The light behind a stage at its brightest (play.css lays 30 % of the glow over the ground). */
const brightest = (glow: string) => `${glow}4d`

describe('a stage', () => {
  it.each(themes)('of $id is readable on its ground and in its light', ({ palette }) => {
    const { ground, glow, accent, ink } = palette
    expect(contrast(ink, brightest(glow), ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ground, accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(`${ink}db`, brightest(glow), ground)).toBeGreaterThanOrEqual(4.5)
    for (const name of ['leaf-text', 'scarlet-text', 'sky-text', 'sun-text']) {
      expect(contrast(token(name, 'dark'), ground)).toBeGreaterThanOrEqual(4.5)
    }
    // Net position: on its strip, a deeper ground that lies over the light.
    for (const name of ['leaf-text', 'scarlet-text']) {
      expect(
        contrast(token(name, 'dark'), '#00000036', `${ground}b3`, brightest(glow), ground),
      ).toBeGreaterThanOrEqual(4.5)
    }
  })
})

const css = readFileSync(new URL('../../../../src/features/games/stage/play.css', import.meta.url), 'utf8')
const strong = css.slice(
  css.indexOf('@media (prefers-contrast: more)'),
  css.indexOf('/* The frame of the house'),
)

/** How much of a colour is in one of the stage's own. */
function shareIn(text: string, name: string, colour: string): number {
  const found = new RegExp(`--${name}: color-mix\\(in oklab, var\\(--${colour}\\) (\\d+)%,`).exec(text)
  if (!found) throw new Error(`--${name} is no mixture of --${colour}`)
  return Number(found[1]) / 100
}

describe('a stage where the device asks for more contrast', () => {
  it.each(themes)(
    'of $id is read at AAA (7) on each of its grounds',
    ({ palette: { ink, accent, ...palette } }) => {
      const ground = mixColours(palette.ground, shareIn(strong, 'game-ground', 'theme-ground'), '#000000')
      const glow = mixColours(palette.glow, shareIn(strong, 'game-glow', 'theme-glow'), ground)
      const grounds = {
        ground,
        glow,
        ...Object.fromEntries(
          ['surface', 'raised', 'pressed'].map(name => [
            name,
            mixColours(ink, shareIn(css, name, 'game-ink'), ground),
          ]),
        ),
      }
      const words = Object.fromEntries(
        ['leaf', 'scarlet', 'sky', 'sun'].map(name => [`${name}-text`, strongToken(`${name}-text`, 'dark')]),
      )
      for (const [name, behind] of Object.entries(grounds)) {
        for (const [word, colour] of Object.entries({ ink, ...words })) {
          expect(contrast(colour, behind), `${word} on ${name}`).toBeGreaterThanOrEqual(7)
        }
      }
      for (const behind of [ground, grounds.glow]) expect(contrast(accent, behind)).toBeGreaterThanOrEqual(7)
      expect(strong).toMatch(/--text-soft: var\(--game-ink\);\s+--text-faint: var\(--game-ink\);/)
    },
  )
})
