// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readAnswer } from '../../../../src/db/read-answer.ts'
import { recordOutcome } from '../../../../src/state/connection.ts'
import { resetConnection } from '../../../support/reset-connection.ts'
import { patient, press, pressable, says } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

/* docs/rules/responsible-gambling.md: "reality check … that blocks play until answered and shows time, staked, won, net". */
describe('a reality check', () => {
  const dialog = (place: ParentNode) => place.querySelector('dialog')
  /** A round is over, and the next bet is refused for the check that is due. */
  async function refuseBet() {
    const { show, server } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await press(place, /Roll for/)
    await says(place, /^(You won|No win)/)
    server.session.ask()
    await press(place, /Roll for/)
    await vi.waitFor(() => expect(dialog(place)).not.toBeNull(), patient)
    return { place, server }
  }

  it('that a refused bet tells of stands before the game with the four figures, until the member goes on', async () => {
    const { place, server } = await refuseBet()
    expect(dialog(place)?.textContent).toMatch(/Time played10:0\d.*StakedR\$.2,00.*Winnings.*Net/)
    // Escape is no answer.
    dialog(place)?.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(dialog(place)).not.toBeNull()
    expect(server.played).toEqual(['start'])
    await press(place, /^Keep playing/)
    await vi.waitFor(() => expect(dialog(place)).toBeNull(), patient)
    await press(place, /Roll for/)
    await vi.waitFor(() => expect(server.played).toEqual(['start', 'start']), patient)
  })

  it('moves nothing when the line goes or comes back before the member has decided', async () => {
    recordOutcome({ kind: 'answered', tookMs: 1 }, 0)
    onTestFinished(resetConnection)
    const { place } = await refuseBet()
    const before = dialog(place)?.textContent
    recordOutcome({ kind: 'disconnected' }, 0)
    await new Promise(resolve => setTimeout(resolve))
    expect(dialog(place)?.textContent).toBe(before)
  })

  it('waits for the end of a round that is open', async () => {
    const { show, server, tab } = await takeSeat('mina-de-esmeraldas', 'mines')
    const place = await show()
    await press(place, /Start for/)
    await pressable(place, /Row 1, column 1/)
    server.session.ask()
    await press(place, /Row 1, column 1/)
    await pressable(place, /Cash out R\$/)
    const checkAt = async () =>
      (await readAnswer(tab.db, 'play-session', { memberId: 'm1' }))?.session?.check_at
    await vi.waitFor(async () => expect(await checkAt()).toBe('2026-11-20T15:00:00.000Z'), patient)
    expect(dialog(place)).toBeNull()
    await press(place, /Cash out R\$/)
    await vi.waitFor(() => expect(dialog(place)).not.toBeNull(), patient)
    expect(server.played).toEqual(['start', 'step', 'step'])
  })
})
