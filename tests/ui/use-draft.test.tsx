// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createDeviceNotes } from '../../src/db/device-notes.ts'
import { useDraft } from '../../src/forms/use-draft.ts'
import { createWorld } from '../sync/support/world.ts'
import { mountPage } from './mount-page.tsx'

type Held = ReturnType<typeof useDraft<string>>

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)

/** A slip of paper of one member; `held.now` is what its page holds. */
async function open() {
  const world = await createWorld()
  const tab = await world.openTab()
  const held: { now?: Held } = {}
  function Paper() {
    held.now = useDraft('m1', 'paper', { empty: '', read: readText })
    return <p>{held.now.draft}</p>
  }
  await mountPage({ world, tab, path: '/', page: <Paper /> })
  await vi.waitFor(() => expect(held.now?.draft).toBe(''))
  const notes = createDeviceNotes(tab.db, world.clock.now)
  return { held, kept: () => notes.readDraft('m1', 'paper') }
}

test('what is written is kept once the hand rests', async () => {
  const { held, kept } = await open()
  held.now?.change('two picks')
  expect(await kept()).toBeUndefined()
  await vi.waitFor(async () => expect(await kept()).toBe('two picks'))
})

test('what was sent is off the device before anybody is told, whatever was still to be kept', async () => {
  const { held, kept } = await open()
  await held.now?.changeAtOnce('two picks')
  expect(await kept()).toBe('two picks')
  held.now?.change('two picks and a third')
  await held.now?.changeAtOnce('none')
  expect(await kept()).toBe('none')
  await vi.waitFor(() => expect(held.now?.draft).toBe('none'))
})
