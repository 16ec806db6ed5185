// @vitest-environment happy-dom
import * as memory from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScreenUnsent } from '../../../src/features/account/profile/screen-unsent.tsx'
import { QueueFile } from '../../../src/features/operations/diagnostics/queue-file.tsx'
import { localStore } from '../../../src/state/device/local-store.ts'
import { session } from '../../../src/state/member/session.ts'
import { earlierVersions } from '../../db/fixtures/earlier-versions.ts'
import { fillEarlier } from '../../db/fixtures/fill-earlier.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const before = session.now
beforeEach(() => {
  session.now = { status: 'member', memberId: 'ana' }
})
afterEach(() => {
  session.now = before
  localStore.status = 'starting'
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function mountInMemory(path: string, page: React.ReactNode) {
  const world = await createWorld()
  const tab = await world.openTab({ durable: false })
  await tab.signIn('ana')
  return mountPage({ world, tab, path, page })
}

test.each(['blocked', 'slow', 'broken', 'full'] as const)(
  'while the storage is %s the tray does not claim that everything has arrived',
  async status => {
    localStore.status = status
    const place = await mountInMemory('/unsent', <ScreenUnsent />)
    await vi.waitFor(() =>
      expect(place.textContent).toContain('The storage of this browser could not be opened'),
    )
    expect(place.textContent).not.toContain('Everything you did has reached us')
  },
)

// A start without a network that cannot open the storage knows nobody: whose changes wait there cannot be read.
test('while the storage is shut a guest, too, is shown that it could not be opened', async () => {
  session.now = { status: 'guest' }
  localStore.status = 'broken'
  const world = await createWorld()
  const tab = await world.openTab({ durable: false })
  await tab.start()
  const place = await mountPage({ world, tab, path: '/unsent', page: <ScreenUnsent /> })
  await vi.waitFor(() =>
    expect(place.textContent).toContain('The storage of this browser could not be opened'),
  )
})

test('with a storage that is open a guest is shown no such notice', async () => {
  session.now = { status: 'guest' }
  localStore.status = 'ready'
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.start()
  const place = await mountPage({ world, tab, path: '/unsent', page: <ScreenUnsent /> })
  await vi.waitFor(() => expect(place.textContent).toContain('Connection and sending'))
  expect(place.textContent).not.toContain('could not be opened')
})

test('with a storage that is open, and in a browser that has none, an empty tray is an empty tray', async () => {
  for (const status of ['ready', 'missing'] as const) {
    localStore.status = status
    const place = await mountInMemory('/unsent', <ScreenUnsent />)
    await vi.waitFor(() => expect(place.textContent).toContain('Everything you did has reached us'))
  }
})

test('what lies in a storage that could not be opened can be saved as a file', async () => {
  const indexedDB = new memory.IDBFactory()
  vi.stubGlobal('indexedDB', indexedDB)
  const [earliest] = earlierVersions
  if (earliest === undefined) throw new Error('There are earlier versions')
  const { writes } = await fillEarlier(indexedDB, earliest)
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) files.push(file)
    return 'blob:'
  })
  localStore.status = 'broken'
  const place = await mountInMemory('/test', <QueueFile />)
  const save = await vi.waitFor(() => {
    const found = [...place.querySelectorAll('button')].find(one =>
      one.textContent?.includes('could not be opened'),
    )
    if (found === undefined) throw new Error('no button yet')
    return found
  })
  save.click()
  await vi.waitFor(() => expect(files).toHaveLength(1))
  const saved = JSON.parse((await files[0]?.text()) ?? '')
  const own = writes.filter(({ memberId }) => memberId === 'ana').map(({ key }) => key)
  expect(saved.writes.map(({ key }: { key: string }) => key)).toEqual(own)
})
