import { Dexie } from 'dexie'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import { readAnswer } from '../../src/db/read-answer.ts'
import { earlierVersions } from './fixtures/earlier-versions.ts'

// Tickets and personal details in IndexedDB are sealed; versions before 7 kept them in clear.

const marker = 'zqxvmarca'
const place = { memberId: 'ana', language: '', part: '' }
const state = { ...place, etag: 'e', version: null, checkedAt: 1, olderCursor: null, walk: null }

/** A phone of that version with a member's tickets, security centre, limits and details. */
async function phoneOf(version: number, stores: Readonly<Record<string, string>>) {
  const indexedDB = new memory.IDBFactory()
  const old = new Dexie('arara', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  old.version(version).stores(stores)
  await old.open()
  for (const name of ['tickets', 'security', 'identity', 'limits']) {
    const answer = name === 'limits' ? { kept: true } : [{ text: marker }]
    await old.table('answers').put({ ...place, name, answer })
    await old.table('syncState').put({ ...state, resource: name })
  }
  const details = { realname: marker, email: marker, phone: marker, cpf_masked: marker, register_ip: marker }
  await old.table('users').put({ memberId: 'ana', name: 'ana', has_qk_pwd: true, ...details })
  await old
    .table('accounts')
    .put({ memberId: 'ana', id: '1', created_at: '1', label: marker, holder: marker })
  for (const resource of ['user', 'accounts']) await old.table('syncState').put({ ...state, resource })
  old.close()
  return indexedDB
}

test.each(earlierVersions.filter(({ version }) => version >= 2 && version < 7))(
  'version $version kept them in clear: the upgrade leaves none, keeps the member’s row, and has them asked for anew',
  async ({ version, stores }) => {
    const indexedDB = await phoneOf(version, stores)
    const { db, status } = await openDatabase({
      ...{ name: 'arara', indexedDB, IDBKeyRange: memory.IDBKeyRange, patienceMs: 30_000 },
      ...{ onClosedByNewerTab: () => {}, onLost: () => {}, onUnblocked: () => {} },
    })
    onTestFinished(() => db.close())
    expect(status).toBe('ready')
    for (const table of db.tables)
      expect([table.name, JSON.stringify(await table.toArray())]).toEqual([
        table.name,
        expect.not.stringContaining(marker),
      ])
    expect(await db.users.get('ana')).toMatchObject({ name: 'ana', has_qk_pwd: true, phone: null })
    expect(await readAnswer(db, 'tickets', { memberId: 'ana' })).toBeUndefined()
    expect(await readAnswer(db, 'limits', { memberId: 'ana' })).toEqual({ kept: true })
    expect((await db.syncState.toArray()).map(({ resource }) => resource)).toEqual(['limits'])
  },
)
