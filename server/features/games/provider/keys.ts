import type { Deps } from '../../../deps.ts'
import { type AuditEntry, audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { createTtlCache } from '../../../platform/workers/ttl-cache.ts'
import { allKeys, insertKey, revokeKey, validKeys } from './key-store.ts'
import { isSignedBy, type SignedParts } from './signature.ts'

/** A revoked key is refused after this at the latest. */
const keysLiveMs = 10_000

const contextOf = (keyId: string) => `provider_key:${keyId}:secret`

/** Which provider signed a call; `undefined`: none whose key is valid. */
export type WhoSigned = (keyId: string, signature: string, parts: SignedParts) => Promise<string | undefined>

export function createKeys({ db, secrets, clock }: Deps): WhoSigned {
  const keys = createTtlCache(clock, keysLiveMs, async () => {
    const rows = await validKeys(db)
    return new Map(
      rows.map(row => [
        row.key_id,
        { apiCode: row.api_code, secret: secrets.decrypt(row.secret_sealed, contextOf(row.key_id)) },
      ]),
    )
  })
  return async (keyId, signature, parts) => {
    const key = (await keys()).get(keyId)
    if (key === undefined) return undefined
    return isSignedBy(key.secret, signature, parts, clock.now()) ? key.apiCode : undefined
  }
}

/** Gives a provider a key. The secret is returned once, here; the table keeps it sealed. `undefined`: no such provider. */
export function addProviderKey(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'random'>,
  apiCode: string,
): Promise<{ readonly keyId: string; readonly secret: string } | undefined> {
  const { db, secrets, clock, random } = deps
  return transaction(db, async tx => {
    const keyId = random(9).toString('base64url')
    const secret = random(32).toString('hex')
    const row = { key_id: keyId, api_code: apiCode, secret_sealed: secrets.encrypt(secret, contextOf(keyId)) }
    if (!(await insertKey(tx, row, clock.now()))) return undefined
    await audit(deps, tx, entryOf('provider_key.added', apiCode, keyId))
    return { keyId, secret }
  })
}

/** Revokes a key; each server refuses it once it reads the keys again. `false`: no valid key of that id. */
export function revokeProviderKey(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  keyId: string,
): Promise<boolean> {
  return transaction(deps.db, async tx => {
    const apiCode = await revokeKey(tx, keyId, deps.clock.now())
    if (apiCode === undefined) return false
    await audit(deps, tx, entryOf('provider_key.revoked', apiCode, keyId))
    return true
  })
}

/** Every key there ever was, without its secret. */
export const listProviderKeys = ({ db }: Pick<Deps, 'db'>) => allKeys(db)

function entryOf(action: string, apiCode: string, keyId: string): AuditEntry {
  return { administratorId: undefined, action, subject: `provider:${apiCode}`, details: { key: keyId } }
}
