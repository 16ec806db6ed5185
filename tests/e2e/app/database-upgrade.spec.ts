import { randomUUID } from 'node:crypto'
import { earlierVersions } from '../../db/fixtures/earlier-versions.ts'
import { readTable } from '../support/device.ts'
import { readFavourites } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'

// "Upgrade of the local database from every earlier version with rows and queued writes in it." Its rows: tests/db/upgrade.test.ts.

const games = [
  'floresta-da-arara',
  'mina-de-esmeraldas',
  'roleta-arara',
  'dados-da-arara',
  'plinko-da-arara',
  'lua-da-onca',
]

type Phone = { version: number; stores: Readonly<Record<string, string>>; gameId: string; key: string }

/** Runs in the page. The device as that version of the app left it: a heart of the member who is signed in waits. */
async function leaveFavourite({ version, stores, gameId, key }: Phone): Promise<void> {
  const until = (asked: IDBRequest | IDBTransaction, name: 'success' | 'complete') =>
    new Promise((resolve, reject) => {
      asked.addEventListener(name, resolve)
      asked.addEventListener('error', () => reject(asked.error))
    })
  const pathOf = (text: string) => (text.startsWith('[') ? text.slice(1, -1).split('+') : text)
  await until(indexedDB.deleteDatabase('arara'), 'success')
  // Dexie counts in tens.
  const asked = indexedDB.open('arara', version * 10)
  asked.onupgradeneeded = () => {
    for (const [name, schema] of Object.entries(stores)) {
      const [key = '', ...indexes] = schema.split(',')
      const keyPath = pathOf(key.replace('++', ''))
      const store = asked.result.createObjectStore(name, { keyPath, autoIncrement: key.startsWith('++') })
      for (const index of indexes) store.createIndex(index, pathOf(index))
    }
  }
  await until(asked, 'success')
  const { memberId } = JSON.parse(sessionStorage.getItem('arara.session') ?? '{}')
  const writing = asked.result.transaction('queuedWrites', 'readwrite')
  writing.objectStore('queuedWrites').add({
    ...{ memberId, kind: 'favourite', subject: `favourite:${gameId}`, key, state: 'waiting' },
    ...{ payload: { game_id: gameId, wanted: true }, payloadVersion: 1, label: null, attempts: 0 },
    ...{ dueAt: 1, firstTriedAt: null, lastFailure: null, lastRefusal: null, createdAt: 1 },
  })
  await until(writing, 'complete')
  asked.result.close()
}

test('a phone with any earlier version of the database is upgraded, and what waited in it is sent once', async ({
  memberTab: page,
  member,
}) => {
  const sent: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().includes('/follow/set')) sent.push(request.headers()['idempotency-key'])
  })
  const [newest] = earlierVersions.toReversed()
  const keys: string[] = []
  for (const [at, { version, stores }] of earlierVersions.slice(0, -1).entries()) {
    const key = randomUUID()
    keys.push(key)
    await page.goto('/health')
    await page.evaluate(leaveFavourite, { version, stores, gameId: games[at] ?? '', key })
    await page.goto('/')
    await expect(balanceOf(page)).toBeVisible()
    await expect.poll(() => readTable(page, 'queuedWrites'), { message: `version ${version}` }).toEqual([])
    const versions = await page.evaluate(async () => (await indexedDB.databases()).map(one => one.version))
    expect(versions).toEqual([(newest?.version ?? 0) * 10])
  }
  expect(sent).toEqual(keys)
  expect((await readFavourites(member)).toSorted()).toEqual(games.toSorted())
})
