// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { CLASSIC_THEMES } from '../../../../games/classic/classic-themes.ts'
import { openDraw } from '../../../../games/fairness/draw.ts'
import { createSlotGame } from '../../../../games/slots/slot-game.ts'
import { type SlotView, slotView } from '../../../../games/slots/slot-schemas.ts'
import { SLOT_THEMES } from '../../../../games/slots/slot-themes.ts'
import { SlotBoard } from '../../../../src/features/games/slots/slot-board.tsx'
import { mount } from '../../mount.tsx'

/* Checklist (docs/rules/responsible-gambling.md): "no … celebration of returns ≤ stake". A line that pays less than the spin cost is a loss. */

const nothing = () => undefined

/** Rounds of one turn, drawn fairly, until one pays and fits. */
async function findRound(
  theme: (typeof SLOT_THEMES)[number],
  fits: (payout: bigint, stake: bigint) => boolean,
): Promise<SlotView | undefined> {
  const game = createSlotGame(theme)
  const prepared = game.prepareBet({ stake: formatCentavos(theme.limits.minBet) })
  if (!prepared.ok) throw new Error(theme.id)
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const input = { serverSeed: 'cd'.repeat(32), clientSeed: 'show', nonce, game: theme.id }
    const { view } = await prepared.value.start(openDraw(input))
    const reported = z.parse(slotView, view)
    const [only, ...more] = reported.spins
    if (more.length > 0 || only === undefined || only.lineWins.length === 0) continue
    if (fits(readCentavos(reported.payout), theme.limits.minBet)) return reported
  }
  return undefined
}

async function reelsAfter(theme: (typeof SLOT_THEMES)[number], view: SlotView) {
  const show = { view, frame: undefined, skip: nothing, skipAll: nothing }
  const stake = readCentavos(view.stake)
  const { place } = await mount(
    <SlotBoard theme={theme} show={show} phase="ready" outcome={undefined} stake={stake} />,
  )
  return place.querySelector('.reels')
}

test('symbols of a paying line are pointed out in every slot, and move only where more came back than was staked', async () => {
  // Winning lines are shown in turn: on a busy machine that went on while other games were still looked at.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let least = 0
  for (const theme of [...SLOT_THEMES, ...CLASSIC_THEMES]) {
    const won = await findRound(theme, (payout, stake) => payout > stake)
    if (won === undefined) throw new Error(`${theme.id} never wins`)
    const lively = await reelsAfter(theme, won)
    expect([theme.id, lively?.hasAttribute('data-lively')]).toEqual([theme.id, true])
    const back = await findRound(theme, (payout, stake) => payout <= stake)
    // A game whose every paying line is above its stake has nothing to be calm about.
    if (back === undefined) continue
    least += 1
    const calm = await reelsAfter(theme, back)
    expect([theme.id, calm?.hasAttribute('data-won'), calm?.hasAttribute('data-lively')]).toEqual([
      theme.id,
      true,
      false,
    ])
  }
  expect(least).toBeGreaterThan(3)
})
