// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StageProps } from '../../../src/common/play/stage-props.ts'
import { CallNews } from '../../../src/features/account/profile/call-news.tsx'
import { Stage } from '../../../src/features/games/stage/stage.tsx'
import { toasts } from '../../../src/state/toasts.ts'
import { loseAnswer, patient, says } from '../games/stage/play-hands.ts'
import { takeSeat } from '../games/stage/play-seat.tsx'

const withNews = (props: StageProps) => (
  <>
    <Stage {...props} />
    <CallNews memberId={props.memberId} />
  </>
)

it('the outcome of a bet brings no toast over the game that shows it; that of another call does', async () => {
  toasts.shown = []
  onTestFinished(() => {
    toasts.shown = []
  })
  const { show, server, world, tab } = await takeSeat('dados-da-arara', 'dice', withNews)
  const place = await show()
  await loseAnswer(place, server, /Roll for/)
  world.clock.advance(60_000)
  await says(place, /^(You won|No win)/)
  const untold = async () => (await tab.db.settledCalls.toArray()).filter(row => !row.isTold).length
  await vi.waitFor(async () => expect(await untold()).toBe(0), patient)
  expect(toasts.shown).toEqual([])

  const at = world.clock.now()
  await tab.db.table('settledCalls').put({
    ...{ key: 'elsewhere', memberId: 'm1', call: 'round-start', amount: 100n, sentAt: at, settledAt: at },
    ...{ outcome: 'done', why: null, isTold: false },
  })
  await vi.waitFor(() => expect(toasts.shown).toMatchObject([{ id: 'call-elsewhere' }]), patient)
})
