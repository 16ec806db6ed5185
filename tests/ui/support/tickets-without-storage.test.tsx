// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ticketsResource } from '../../../src/features/support/content/content-resources.ts'
import type { TicketItem } from '../../../src/features/support/tickets/read-tickets.ts'
import { TicketForm } from '../../../src/features/support/tickets/ticket-form.tsx'
import { TicketThread } from '../../../src/features/support/tickets/ticket-thread.tsx'
import { connection } from '../../../src/state/connection.ts'
import { refuse, reply } from '../../sync/support/server-calls.ts'
import { createWorld } from '../../sync/support/world.ts'
import { answeredAnew } from '../games/answered-anew.ts'
import { mountPage } from '../mount-page.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'
const at = '2026-06-01T12:00:00.000Z'
const ticket = {
  ...{ id, ticket_no: '11111111', topic: 'deposit', order: null, state: 'open', messages: [] },
  ...{ created_at: at, updated_at: at },
}

const ending = /No answer came|You are offline/

/** A browser that keeps nothing, or not safely, and the form of a question about a deposit. */
async function openForm() {
  const world = await createWorld()
  const tab = await world.openTab({ durable: false })
  tab.sync.registerResource('tickets', async () => ticketsResource)
  await tab.signIn('ana')
  const sent: string[] = []
  const ids = [id, other]
  const place = await mountPage({
    ...{ world, tab, path: '/information-center/tickets' },
    page: <TicketForm memberId="ana" about="deposit" onSent={one => sent.push(one)} />,
    around: { newKey: () => ids.shift() ?? '' },
  })
  const write = async (text: string) => {
    const field = await vi.waitFor(() => {
      const found = place.querySelector('textarea')
      if (found === null) throw new Error('no field yet')
      return found
    })
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(place.querySelector('textarea')?.value).toBe(text))
  }
  const submit = () => void place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  const asked = () => world.server.sent.filter(({ path }) => path.endsWith('/tickets/open'))
  return { world, tab, place, sent, write, submit, asked }
}

test('where the browser keeps nothing a ticket goes straight to the server', async () => {
  const { world, sent, write, submit, asked } = await openForm()
  world.server.decide(({ path }) =>
    path.endsWith('/open') ? reply(200, { data: ticket }) : reply(200, { data: [ticket] }),
  )
  await write('Where is my deposit?')
  submit()
  await vi.waitFor(() => expect(sent).toEqual([id]))
  expect(asked()).toMatchObject([{ body: { id, topic: 'deposit', text: 'Where is my deposit?' }, key: id }])
})

test('its answer lost, the same question is asked again under its id, and another one under its own', async () => {
  const { world, place, sent, write, submit, asked } = await openForm()
  world.server.decide(() => 'lost')
  await write('Where is my deposit?')
  submit()
  await vi.waitFor(() => expect(place.textContent).toContain('No answer came. Press again: it counts once.'))
  submit()
  await vi.waitFor(() => expect(asked().map(({ body }) => body.id)).toEqual([id, id]))
  world.server.decide(({ path }) =>
    path.endsWith('/open') ? reply(200, { data: { ...ticket, id: other } }) : reply(200, { data: [] }),
  )
  await write('Where is my second deposit?')
  submit()
  await vi.waitFor(() => expect(sent).toEqual([other]))
  expect(asked().map(({ key }) => key)).toEqual([id, id, other])
})

test('offline it says that nothing was sent, and what the server refuses is said in its words', async () => {
  const { world, tab, place, sent, write, submit } = await openForm()
  tab.setOnline(false)
  await write('Where is my deposit?')
  submit()
  await vi.waitFor(() => expect(place.textContent).toContain('You are offline: nothing was sent.'))
  tab.setOnline(true)
  world.server.decide(() => refuse(403, 'account_closed'))
  submit()
  await vi.waitFor(() => expect(place.textContent).toContain('said by the server'))
  expect(sent).toEqual([])
})

test('pressed again without a line after a lost answer it is not said that nothing was sent', async () => {
  const { world, tab, place, write, submit, asked } = await openForm()
  world.server.decide(() => 'lost')
  await write('Where is my deposit?')
  submit()
  const noAnswer = 'No answer came. Press again: it counts once.'
  await vi.waitFor(() => expect(place.textContent).toContain(noAnswer))
  tab.setOnline(false)
  expect((await answeredAnew(place, submit, ending)).at(-1)).toContain(noAnswer)
  expect(asked()).toHaveLength(1)
})

test('a ticket whose closing had no answer is not said to be open still when the line is gone', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerResource('tickets', async () => ticketsResource)
  await tab.signIn('ana')
  world.server.decide(() => 'lost')
  // Another file of this worker may have left it offline.
  connection.quality = 'online'
  const item: TicketItem = {
    ...{ id, topic: 'deposit', waiting: [] },
    ticket: { ...ticket, topic: 'deposit', state: 'open', messages: [] },
  }
  const place = await mountPage({
    ...{ world, tab, path: '/information-center/tickets' },
    page: <TicketThread memberId="ana" item={item} />,
  })
  const press = () =>
    [...place.querySelectorAll('button')].find(one => /solved/.test(one.textContent))?.click()
  const says = (words: RegExp) => vi.waitFor(() => expect(place.textContent).toMatch(words))
  await says(/That is solved/)
  press()
  await says(/No answer came. Press again/)
  tab.setOnline(false)
  connection.quality = 'offline'
  press()
  // It asks for the tickets itself, and is done when that is.
  await tab.sync.pull('tickets', { force: true })
  await says(/No answer came. Press again/)
  expect(place.textContent).not.toMatch(/nothing was sent/)
  connection.quality = 'online'
})
