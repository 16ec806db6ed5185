import { Dexie } from 'dexie'
import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { type SealedPayload, sealedPayload } from './sealed-shape.ts'

const keyId = 'queued-payloads'
const algorithm = 'AES-GCM'

/**
 * Within a transaction its own scope must name `keys`: a second transaction would wait for ever once a third, which asks for tables of
 * both, has come between them.
 */
async function readKey(db: Database): Promise<CryptoKey | undefined> {
  return (await db.keys.get(keyId))?.key
}

/** Makes the key once. `add` refuses a second one, so that two tabs racing end with one key. */
async function ensureKey(db: Database, crypto: Crypto): Promise<CryptoKey> {
  const known = await readKey(db)
  if (known) return known
  const key = await Dexie.waitFor(
    crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']),
  )
  await db.keys.add({ id: keyId, key }).catch(() => undefined)
  const stored = await readKey(db)
  if (!stored) throw new Error('The device cannot keep a key')
  return stored
}

/**
 * Encrypts a payload, before a transaction or within one whose scope names `keys`. `undefined` where this device cannot make or keep
 * such a key; then nothing may be stored.
 */
export async function sealPayload(
  db: Database,
  payload: unknown,
  crypto: Crypto,
): Promise<SealedPayload | undefined> {
  try {
    const key = await ensureKey(db, crypto)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(payload))
    return { iv, sealed: await Dexie.waitFor(crypto.subtle.encrypt({ name: algorithm, iv }, key, text)) }
  } catch {
    return undefined
  }
}

/** The payload again; `undefined` when the key is gone or the row was changed. Within a transaction, its scope names `keys`. */
export async function openPayload(db: Database, stored: unknown, crypto: Crypto): Promise<unknown> {
  const parsed = z.safeParse(sealedPayload, stored)
  const key = await readKey(db)
  if (!parsed.success || !key) return undefined
  try {
    const { iv, sealed } = parsed.data
    const text = await Dexie.waitFor(crypto.subtle.decrypt({ name: algorithm, iv }, key, sealed))
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}
