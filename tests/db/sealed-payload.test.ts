import { webcrypto } from 'node:crypto'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../src/db/database.ts'
import { openPayload, sealPayload } from '../../src/db/sealed-payload.ts'

async function openDb() {
  const db = new Database('arara', { indexedDB: new memory.IDBFactory(), IDBKeyRange: memory.IDBKeyRange })
  await db.open()
  onTestFinished(() => db.close())
  return db
}

const details = { pix_type: 'cpf', pix_key: '52998224725' }

test('what was sealed on this device opens on this device', async () => {
  const db = await openDb()
  const sealed = await sealPayload(db, details, crypto)
  expect(await openPayload(db, sealed, crypto)).toEqual(details)
})

test('the key cannot be read out, and there is one only', async () => {
  const db = await openDb()
  await Promise.all([sealPayload(db, 1, crypto), sealPayload(db, 2, crypto)])
  const keys = await db.keys.toArray()
  expect(keys).toHaveLength(1)
  await expect(webcrypto.subtle.exportKey('raw', keys[0]?.key ?? new CryptoKey())).rejects.toThrow()
})

test('two tabs that make the key at once can open each other’s payloads', async () => {
  const db = await openDb()
  const [one, two] = await Promise.all([sealPayload(db, 'one', crypto), sealPayload(db, 'two', crypto)])
  expect([await openPayload(db, one, crypto), await openPayload(db, two, crypto)]).toEqual(['one', 'two'])
})

test('the same payload never looks the same twice', async () => {
  const db = await openDb()
  const [one, two] = [await sealPayload(db, details, crypto), await sealPayload(db, details, crypto)]
  expect(new Uint8Array(one?.sealed ?? new ArrayBuffer())).not.toEqual(
    new Uint8Array(two?.sealed ?? new ArrayBuffer()),
  )
})

test('a changed byte, another device’s key and a payload that was never sealed open to nothing', async () => {
  const [db, other] = [await openDb(), await openDb()]
  const sealed = await sealPayload(db, details, crypto)
  await sealPayload(other, 'makes its key', crypto)
  const bytes = new Uint8Array(sealed?.sealed ?? new ArrayBuffer(1))
  const changed = { iv: sealed?.iv, sealed: Uint8Array.from(bytes, byte => byte ^ 1).buffer }
  expect(await openPayload(db, changed, crypto)).toBeUndefined()
  expect(await openPayload(other, sealed, crypto)).toBeUndefined()
  expect(await openPayload(db, details, crypto)).toBeUndefined()
})

test('where the device refuses to keep keys nothing is sealed', async () => {
  const db = await openDb()
  db.keys.hook('creating', () => {
    throw new Error('refused')
  })
  expect(await sealPayload(db, details, crypto)).toBeUndefined()
})
