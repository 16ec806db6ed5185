// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { button, patient, press, pressable } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

describe('what is pressed while a game still opens', () => {
  it.each([
    ['the sheet of its rules', /Rules and return/],
    ['that of the session', /Your session/],
  ])('%s lies over it when it has opened', async (_name, name) => {
    const { show, server, world } = await takeSeat('dados-da-arara', 'dice')
    const { promise: held, resolve: open } = Promise.withResolvers<void>()
    world.server.decide(async request => {
      if (request.path.includes('/launch')) await held
      return server.fate(request)
    })
    const place = await show()
    await press(place, name)
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), patient)
    open()
    await vi.waitFor(() => expect(() => button(place, /Roll for/)).not.toThrow(), patient)
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), patient)
    await pressable(place, /Roll for/)
  })
})
