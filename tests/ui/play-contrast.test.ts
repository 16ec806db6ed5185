import { describe, expect, it } from 'vitest'
import { BACCARAT_THEMES } from '../../games/baccarat/baccarat-themes.ts'
import { ROOM_THEMES } from '../../games/bingo-room/bingo-room-themes.ts'
import { BLACKJACK_THEMES } from '../../games/blackjack/blackjack-themes.ts'
import { CLASSIC_THEMES } from '../../games/classic/classic-themes.ts'
import { DICE_THEMES } from '../../games/dice/dice-themes.ts'
import { FISH_THEMES } from '../../games/fish/fish-themes.ts'
import { DRAW_THEMES } from '../../games/five-draw/five-draw-themes.ts'
import { HI_LO_THEMES } from '../../games/hi-lo/hi-lo-themes.ts'
import { KENO_THEMES } from '../../games/keno/keno-themes.ts'
import { LIMBO_THEMES } from '../../games/limbo/limbo-themes.ts'
import { LIVE_BACCARAT_THEMES } from '../../games/live-baccarat/live-baccarat-themes.ts'
import { LIVE_ROULETTE_THEMES } from '../../games/live-roulette/live-roulette-themes.ts'
import { MINES_THEMES } from '../../games/mines/mines-themes.ts'
import { PENALTY_THEMES } from '../../games/penalty/penalty-themes.ts'
import { PLINKO_THEMES } from '../../games/plinko/plinko-themes.ts'
import { RACE_THEMES } from '../../games/race/race-themes.ts'
import { ROULETTE_THEMES } from '../../games/roulette/roulette-themes.ts'
import { SIC_BO_THEMES } from '../../games/sic-bo/sic-bo-themes.ts'
import { SLOT_THEMES } from '../../games/slots/slot-themes.ts'
import { TOWER_THEMES } from '../../games/tower/tower-themes.ts'
import { BINGO_THEMES } from '../../games/video-bingo/bingo-themes.ts'
import { VIDEO_POKER_THEMES } from '../../games/video-poker/video-poker-themes.ts'
import { contrast, token } from './contrast.ts'

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
