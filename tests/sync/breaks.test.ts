import { expect, test } from 'vitest'
import type { MemberBreaks } from '../../contract/responsible-gambling/breaks.ts'
import { breakWrite } from '../../src/features/responsible-gambling/breaks/break-write.ts'
import { holdAt, readBreaks } from '../../src/features/responsible-gambling/breaks/hold.ts'
import { favouriteWrite } from './support/definitions.ts'
import { refuse, reply } from './support/server-calls.ts'
import { createWorld, eventually, type Tab, type World } from './support/world.ts'

// A pause and an exclusion asked for offline are kept, shown as waiting, blocked locally at once and sent first.

const pause = { id: '11111111-1111-4111-8111-111111111111', term: 'week' } as const
const exclusion = { id: '22222222-2222-4222-8222-222222222222', term: 'indefinite' } as const
const running = (kind: 'pause' | 'exclusion', until: string | null): MemberBreaks => ({
  running: { kind, until },
  history: [],
})

async function openTab(world: World): Promise<Tab> {
  const tab = await world.openTab()
  tab.sync.registerWriteKind('break', async () => breakWrite)
  await tab.signIn('ana')
  tab.setOnline(false)
  return tab
}
const holdOf = async (tab: Tab, now = 0) => holdAt(await readBreaks(tab.db, 'ana'), now)

test('asked for offline it holds here at once, shown as waiting; an exclusion stands before a pause', async () => {
  const tab = await openTab(await createWorld())
  expect(await holdOf(tab)).toBeUndefined()
  await tab.sync.enqueue(breakWrite, pause)
  expect(await holdOf(tab)).toEqual({ kind: 'pause', until: undefined, isWaiting: true })
  await tab.sync.enqueue(breakWrite, exclusion)
  expect(await holdOf(tab)).toMatchObject({ kind: 'exclusion', isWaiting: true })
  expect(await tab.db.queuedWrites.count()).toBe(2)
})

test('it is sent before everything that waited longer, and then holds by the server’s word', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  await tab.sync.enqueue(favouriteWrite, { game_id: 'ox', wanted: true })
  await tab.sync.enqueue(breakWrite, pause)
  const until = '2099-01-01T00:00:00.000Z'
  world.server.decide(request =>
    request.path === '/api/breaks/take' ? reply(200, { data: running('pause', until) }) : 'arrives',
  )
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  expect(world.server.sent[0]?.path).toBe('/api/breaks/take')
  expect(await holdOf(tab)).toEqual({ kind: 'pause', until: Date.parse(until), isWaiting: false })
})

test('whose answer is lost it goes on holding here, and is asked for again under its key: it is one break', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  tab.setOnline(true)
  world.server.decide(() => 'lost')
  await tab.sync.enqueue(breakWrite, pause)
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ lastFailure: 'connection' }]),
  )
  expect(await holdOf(tab)).toMatchObject({ kind: 'pause', isWaiting: true })
  world.server.decide(() => reply(200, { data: running('pause', '2099-01-01T00:00:00.000Z') }))
  tab.trigger('online')
  await eventually(async () => expect(await holdOf(tab)).toMatchObject({ kind: 'pause', isWaiting: false }))
  const asked = world.server.sent.filter(({ path }) => path === '/api/breaks/take')
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  expect(new Set(asked.map(({ body }) => body.id))).toEqual(new Set([pause.id]))
})

test('one that the server refused holds nothing', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  await tab.sync.enqueue(breakWrite, pause)
  world.server.decide(() => refuse(422, 'parameters_invalid'))
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect(await holdOf(tab)).toBeUndefined())
})

test('without a network a pause ends by the clock, an exclusion does not', () => {
  const at = Date.parse('2026-12-01T12:00:00Z')
  const of = (known: MemberBreaks) => holdAt({ known, waiting: [], isReal: true }, at)
  expect(of(running('pause', '2026-12-01T12:00:01.000Z'))?.kind).toBe('pause')
  expect(of(running('pause', '2026-12-01T12:00:00.000Z'))).toBeUndefined()
  expect(of(running('exclusion', '2026-12-01T12:00:00.000Z'))?.kind).toBe('ended')
  expect(of(running('exclusion', null))).toMatchObject({ kind: 'exclusion', until: undefined })
})
