// @vitest-environment happy-dom
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { createDeviceNotes } from '../../../src/db/device-notes.ts'
import { useDraft } from '../../../src/forms/use-draft.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

type Held = ReturnType<typeof useDraft<string>>

const join = (kept: string, written: string) => `${kept}, ${written}`
const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)

/** A slip of paper of one member; `held.now` is what its page holds. `isSlow`: the device says what it keeps when `found` is called. */
async function open({ before, isSlow = false }: { before?: string; isSlow?: boolean } = {}) {
  const world = await createWorld()
  const tab = await world.openTab()
  const notes = createDeviceNotes(tab.db, world.clock.now)
  if (before !== undefined) await notes.keepDraft('m1', 'paper', before)
  const row = await tab.db.drafts.get(['m1', 'paper'])
  const found = Promise.withResolvers<typeof row>()
  if (isSlow) vi.spyOn(tab.db.drafts, 'get').mockReturnValueOnce(Dexie.Promise.resolve(found.promise))
  const held: { now?: Held } = {}
  function Paper() {
    held.now = useDraft('m1', 'paper', { empty: '', read: readText, join })
    return <p>{held.now.draft}</p>
  }
  await mountPage({ world, tab, path: '/', page: <Paper /> })
  await vi.waitFor(() => expect(held.now?.draft).toBe(isSlow ? undefined : ''))
  return { held, found: () => found.resolve(row), kept: () => notes.readDraft('m1', 'paper') }
}

test('what is written is kept once the hand rests', async () => {
  const { held, kept } = await open()
  held.now?.change('two picks')
  expect(await kept()).toBeUndefined()
  await vi.waitFor(async () => expect(await kept()).toBe('two picks'))
})

test('a draft that was sent is off the device before the caller continues, whatever was still to be kept', async () => {
  const { held, kept } = await open()
  await held.now?.changeAtOnce('two picks')
  expect(await kept()).toBe('two picks')
  held.now?.change('two picks and a third')
  await held.now?.changeAtOnce('none')
  expect(await kept()).toBe('none')
  await vi.waitFor(() => expect(held.now?.draft).toBe('none'))
})

test('what is written before the device has said what it keeps stays, and joins what was kept', async () => {
  const { held, found, kept } = await open({ before: 'two picks', isSlow: true })
  held.now?.change('a third')
  await vi.waitFor(() => expect(held.now?.draft).toBe('a third'))
  found()
  await vi.waitFor(() => expect(held.now?.draft).toBe('two picks, a third'))
  await vi.waitFor(async () => expect(await kept()).toBe('two picks, a third'))
})

test('what is written before the device has said that it keeps nothing stays', async () => {
  const { held, found, kept } = await open({ isSlow: true })
  held.now?.change('two picks')
  found()
  await vi.waitFor(async () => expect(await kept()).toBe('two picks'))
  expect(held.now?.draft).toBe('two picks')
})
