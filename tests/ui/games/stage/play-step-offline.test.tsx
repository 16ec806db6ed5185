// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { press, pressable, says } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

it('a step that cannot be sent offline is not reported as if nothing were staked: its round is open', async () => {
  const { show, server, tab } = await takeSeat('mina-de-esmeraldas', 'mines')
  const place = await show()
  await press(place, /Start for/)
  await pressable(place, /Row 1, column 1/)
  tab.setOnline(false)
  await press(place, /Row 1, column 1/)
  await says(place, /You are offline. Nothing was sent and nothing was changed/)
  expect(server.played).toEqual(['start'])
})
