// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { cancelRechargeCall } from '../../../src/features/cashier/deposit/cancel-recharge-call.ts'
import { useMoneyForm } from '../../../src/forms/use-money-form.ts'
import { fillDevice } from '../../sync/support/fill-device.ts'
import { createWorld } from '../../sync/support/world.ts'
import { button, patient, press, pressable, says } from '../games/stage/play-hands.ts'
import { takeSeat } from '../games/stage/play-seat.tsx'
import { mountPage } from '../mount-page.tsx'

const id = '0197a5a0-0000-7000-8000-000000000001'

function Cancel() {
  const { send, isSending, failure } = useMoneyForm(cancelRechargeCall, 'm1')
  return (
    <button type="button" aria-busy={isSending} aria-label="Cancel" onClick={() => void send({ id })}>
      {failure?.message}
    </button>
  )
}

async function openForm() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const place = await mountPage({ world, tab, path: '/', page: <Cancel /> })
  await pressable(place, /Cancel/)
  return { world, tab, place }
}

const cancels = ({ server }: Awaited<ReturnType<typeof createWorld>>) =>
  server.sent.filter(({ path }) => path === '/api/recharge/cancel')

test('a money form on a full device says that nothing was sent, and can be pressed again', async () => {
  const { world, place } = await openForm()
  fillDevice('openCalls')
  await press(place, /Cancel/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/no room left, so nothing was sent/), patient)
  await pressable(place, /Cancel/)
  expect(cancels(world)).toEqual([])
})

test('an answer that is lost on a full device is said to be unknown by its form', async () => {
  const { world, place } = await openForm()
  world.server.decide(request => {
    if (cancels(world).includes(request)) fillDevice('openCalls')
    return 'lost'
  })
  await press(place, /Cancel/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/No answer came/), patient)
})

test('a bet on a full device is not sent, which is said, and the table can be played as soon as there is room', async () => {
  const { show, server } = await takeSeat('dados-da-arara', 'dice')
  const place = await show()
  await pressable(place, /Roll for/)
  const device = fillDevice('openCalls')
  await press(place, /Roll for/)
  await says(place, /no room left, so nothing was sent/)
  expect(server.played).toEqual([])
  device.hasRoom = true
  await press(place, /Roll for/)
  await says(place, /^(You won|No win)/)
})

test('a bet after a newer tab has taken the database is not sent, and the table says to reload', async () => {
  const { show, server, tab } = await takeSeat('dados-da-arara', 'dice')
  const place = await show()
  await pressable(place, /Roll for/)
  tab.db.close()
  button(place, /Roll for/).click()
  await says(place, /can keep nothing on the device any more, so nothing was sent/)
  await pressable(place, /Roll for/)
  expect(server.played).toEqual([])
})
