import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { CLASSIC_THEMES } from '../../../../games/classic/classic-themes.ts'
import { openDraw } from '../../../../games/fairness/draw.ts'
import { createSlotGame } from '../../../../games/slots/slot-game.ts'
import { type SlotView, slotView } from '../../../../games/slots/slot-schemas.ts'
import { SLOT_THEMES } from '../../../../games/slots/slot-themes.ts'
import { cellsOfWin, shownWindow, winningCells } from '../../../../src/features/games/slots/slot-cells.ts'
import { frameAfterSkip, framesOf, heldReels } from '../../../../src/features/games/slots/slot-frames.ts'

const themes = [...SLOT_THEMES, ...CLASSIC_THEMES]

/** Rounds of every slot, drawn fairly; among them some with free spins, and some with respins. */
async function playRounds(): Promise<{ theme: (typeof SLOT_THEMES)[number]; view: SlotView }[]> {
  const rounds = themes.flatMap(theme =>
    Array.from({ length: 120 }, async (_, nonce) => {
      const game = createSlotGame(theme)
      const prepared = game.prepareBet({ stake: formatCentavos(theme.limits.minBet) })
      if (!prepared.ok) throw new Error(theme.id)
      const input = { serverSeed: 'cd'.repeat(32), clientSeed: 'show', nonce, game: theme.id }
      const round = await prepared.value.start(openDraw(input))
      return { theme, view: z.parse(slotView, round.view) }
    }),
  )
  return Promise.all(rounds)
}

const rounds = await playRounds()
const withFreeSpins = rounds.filter(({ view }) => view.spins.some(spin => spin.isFree))
const withRespins = rounds.filter(({ view }) => view.spins.some(spin => heldReels(spin).length > 0))

describe('the show of a settled round', () => {
  it('turns, lands and pays every spin once, in order, free spins after they were called', () => {
    expect(withFreeSpins.length).toBeGreaterThan(3)
    for (const { view } of rounds) {
      const frames = framesOf(view, false)
      for (const kind of ['turn', 'land', 'pay'] as const) {
        const shown = frames.filter(frame => frame.kind === kind).map(frame => frame.spin)
        expect(shown).toEqual(view.spins.map((_, index) => index))
      }
      const called = frames.filter(frame => frame.kind === 'award').map(frame => frame.spin)
      const won = view.spins.flatMap((spin, index) =>
        spin.awarded > 0 && index < view.spins.length - 1 ? [index] : [],
      )
      expect(called).toEqual(won)
    }
  })

  it('skips to the payment of the spin that turns, then to the next one, and ends', () => {
    const [round] = withFreeSpins
    if (!round) throw new Error('no free spins')
    const frames = framesOf(round.view, false)
    const stops: number[] = []
    for (let at = 0; at < frames.length; at = frameAfterSkip(frames, at)) {
      const frame = frames[at]
      if (frame?.kind === 'pay') stops.push(frame.spin)
    }
    expect(stops).toEqual(round.view.spins.map((_, index) => index))
  })

  it('holds reels before each respin, which turns fewer of them and so lands sooner', () => {
    expect(withRespins.length).toBeGreaterThan(20)
    for (const { view } of withRespins) {
      const frames = framesOf(view, false)
      const isRespin = view.spins.map(spin => heldReels(spin).length > 0)
      const holds = frames.filter(frame => frame.kind === 'hold').map(frame => frame.spin)
      expect(holds).toEqual(isRespin.flatMap((is, index) => (is ? [index] : [])))
      const landMs = (spin: number) =>
        frames.find(each => each.kind === 'land' && each.spin === spin)?.ms ?? 0
      for (const spin of holds) expect(landMs(spin)).toBeLessThan(landMs(0))
    }
  })

  it('moves nothing for people who asked for less motion', () => {
    for (const { view } of rounds) {
      const moving = framesOf(view, true).filter(frame => frame.kind === 'turn' || frame.kind === 'land')
      expect(moving.every(frame => frame.ms === 0)).toBe(true)
    }
  })
})

describe('winning places', () => {
  it('hold the symbol that pays, or a wild, on what is shown', () => {
    for (const { theme, view } of rounds) {
      for (const spin of view.spins) {
        const window = shownWindow(spin, true)
        for (const win of spin.lineWins) {
          const cells = cellsOfWin(theme, win)
          expect(cells.length).toBe(win.count)
          for (const [reel, row] of cells) expect(['W', win.symbol]).toContain(window[reel]?.[row])
          for (const [reel, row] of cells) expect(winningCells(theme, spin).has(`${reel} ${row}`)).toBe(true)
        }
      }
    }
  })

  it('are the scatters too when they pay or win spins', () => {
    const [round] = withFreeSpins
    const first = round?.view.spins[0]
    if (!round || !first) throw new Error('no free spins')
    const scatters = [...winningCells(round.theme, first)].filter(place => {
      const [reel = 0, row = 0] = place.split(' ').map(Number)
      return first.window[reel]?.[row] === 'S'
    })
    expect(scatters.length).toBe(first.scatters)
  })
})
