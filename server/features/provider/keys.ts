import type { Deps } from '../../deps.ts'
import { createFresh } from '../../fresh.ts'
import { insertKey, validKeys } from './key-store.ts'
import { isSignedBy, type SignedParts } from './signature.ts'

/** A revoked key is refused after this at the latest. */
const keysLiveMs = 10_000

const contextOf = (keyId: string) => `provider_key:${keyId}:secret`

/** Which provider signed a call; `undefined`: none whose key is valid. */
export type WhoSigned = (keyId: string, signature: string, parts: SignedParts) => Promise<string | undefined>

export function createKeys({ db, secrets, clock }: Deps): WhoSigned {
  const keys = createFresh(clock, keysLiveMs, async () => {
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

/** Gives a provider a key. The secret is told once, here; the table holds it sealed. */
export async function addProviderKey(
  { db, secrets, clock, random }: Pick<Deps, 'db' | 'secrets' | 'clock' | 'random'>,
  apiCode: string,
): Promise<{ readonly keyId: string; readonly secret: string }> {
  const keyId = random(9).toString('base64url')
  const secret = random(32).toString('hex')
  const row = { key_id: keyId, api_code: apiCode, secret_sealed: secrets.encrypt(secret, contextOf(keyId)) }
  await insertKey(db, row, clock.now())
  return { keyId, secret }
}
