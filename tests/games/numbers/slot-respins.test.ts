import { expect, test } from 'vitest'
import { createSlotGame } from '../../../games/slots/slot-game.ts'
import { playSpin, UNPLAYED } from '../../../games/slots/slot-play.ts'
import { exactReturn } from '../../../games/slots/slot-rtp.ts'
import { type SlotView, slotView } from '../../../games/slots/slot-schemas.ts'
import type { SlotTheme } from '../../../games/slots/slot-theme.ts'
import { SLOT_THEMES } from '../../../games/slots/slot-themes.ts'
import { drawOf, fairDraw, refusalOf, unwrap } from '../support.ts'

const themes = SLOT_THEMES.filter(theme => theme.respins !== undefined)

function themeOf(id: string): SlotTheme {
  const theme = SLOT_THEMES.find(each => each.id === id)
  if (!theme) throw new Error(`no slot ${id}`)
  return theme
}

/** A wild at the first stop of the reels 2, 3 and 4, and nothing that pays beside it. */
const bare: SlotTheme = {
  ...themeOf('circo-da-lua'),
  reels: ['ABCABC', 'WDEFDEF', 'WGHEGHE', 'WABCABC', 'FGHFGH'],
}

async function playRounds(theme: SlotTheme, count: number): Promise<SlotView[]> {
  const game = createSlotGame(theme)
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  const draws = Array.from({ length: count }, (_, nonce) => prepared.start(fairDraw(game, nonce)))
  return (await Promise.all(draws)).map(round => slotView.parse(round.view))
}

test('two themes hold the reels that a wild fills, and each says what of its return comes from respins', () => {
  expect(themes.map(theme => theme.id).sort()).toEqual(['circo-da-lua', 'trem-da-serra'])
  for (const theme of themes) {
    expect(theme.wild.expands).toBe('always')
    expect(exactReturn(theme).respins).toBeGreaterThan(0.1)
  }
})

test('a wild reel is held and the others turn once more; a further one gives one more respin, then it ends', () => {
  const first = playSpin(bare, UNPLAYED, [0, 0, 3, 3, 0])
  expect([first.held, first.done]).toEqual([[1], false])
  const second = playSpin(bare, first, [1, 5, 0, 3, 1])
  expect(second.spins[1]).toMatchObject({ held: [1], isFree: false })
  // The stop that was given for the held reel is left aside.
  expect(second.spins[1]?.spin.stops).toEqual([1, 0, 0, 3, 1])
  expect(second.spins[1]?.spin.window[1]).toBe('WWW')
  expect([second.held, second.done]).toEqual([[1, 2], false])
  const third = playSpin(bare, second, [2, 0, 0, 2, 2])
  expect([third.held, third.done, third.spins.length]).toEqual([[], true, 3])
})

test('nothing is drawn for a held reel', async () => {
  const game = createSlotGame(bare)
  const prepared = unwrap(game.prepareBet({ stake: '1.00' }))
  // Five words for the first turn, four for the respin: a tenth would throw.
  const round = await prepared.start(drawOf([0, 0, 3, 3, 0, 1, 3, 3, 1]))
  expect(slotView.parse(round.view).spins.map(spin => spin.stops)).toEqual([
    [0, 0, 3, 3, 0],
    [1, 0, 3, 3, 1],
  ])
})

test('scatters count before the respins, which win no free spins, and free spins come after them', () => {
  const train: SlotTheme = { ...themeOf('trem-da-serra'), reels: ['SAB', 'SWA', 'SAB', 'CDE', 'CDE'] }
  const first = playSpin(train, UNPLAYED, [0, 0, 0, 0, 0])
  expect([first.freeAwarded, first.held]).toEqual([7, [1]])
  const respin = playSpin(train, first, [0, 0, 0, 0, 0])
  expect(respin.spins[1]?.spin).toMatchObject({ scatters: 0, scatterPays: 0, awarded: 0 })
  expect([respin.held, respin.done]).toEqual([[], false])
  const free = playSpin(train, respin, [0, 0, 0, 0, 0])
  expect(free.spins[2]).toMatchObject({ isFree: true, held: [], freeSpinsLeft: 13 })
})

test.each(themes.map(theme => [theme.id, theme] as const))(
  '%s: in 3,000 fair rounds held reels stand still, no round has more than three respins, and some have each number',
  async (_, theme) => {
    const seen = new Map<number, number>()
    for (const { spins } of await playRounds(theme, 3_000)) {
      const respins = spins.filter(spin => (spin.held ?? []).length > 0)
      seen.set(respins.length, (seen.get(respins.length) ?? 0) + 1)
      for (const spin of respins) {
        const before = spins[spins.indexOf(spin) - 1]
        expect(spin.isFree).toBe(false)
        for (const reel of spin.held ?? []) {
          expect(spin.stops[reel]).toBe(before?.stops[reel])
          expect(spin.window[reel]).toBe('WWW')
        }
      }
    }
    expect([...seen.keys()].every(count => count <= 3)).toBe(true)
    expect(seen.get(1)).toBeGreaterThan(300)
    expect(seen.get(2)).toBeGreaterThan(10)
  },
)

test('a theme without respins reports no held reels, so that earlier rounds are verified as they were recorded', async () => {
  for (const view of await playRounds(themeOf('floresta-da-arara'), 20)) {
    expect(view.spins.some(spin => 'held' in spin)).toBe(false)
  }
})

test('a state with a stop too few or too many is not one of this game', () => {
  const game = createSlotGame(bare)
  expect(refusalOf(game.resume({ stake: '1.00', stops: [[0, 0, 3, 3]] }))).toBe('state_invalid')
  expect(refusalOf(game.step({ stake: '1.00', stops: [[0, 0, 3]] }, {}))).toBe('state_invalid')
})
