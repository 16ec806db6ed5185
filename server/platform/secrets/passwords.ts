import { hash, verify } from '@node-rs/argon2'
import { asSecret } from '../../../contract/text-kinds.ts'

/** argon2id (the package's default), 19 MiB and two passes: OWASP's first recommendation; about 15 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** In the one Unicode form of RFC 8265, whichever way the keyboard wrote it. */
export function hashPassword(password: string): Promise<string> {
  return hash(asSecret(password), cost)
}

let nobodysHash: Promise<string> | undefined

/**
 * Takes as long for an account that does not exist as for a wrong password. A password is tried in its one form, then as it
 * was typed: hashes from before there was one form stay good.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody')
  const against = stored ?? (await nobodysHash)
  const prepared = asSecret(password)
  const isRight =
    (await verify(against, prepared)) || (prepared !== password && (await verify(against, password)))
  return isRight && against === stored
}

/** A hash of the one form, where a right password was hashed in another; `undefined` where it is of that form. */
export async function renewedHash(stored: string, right: string): Promise<string | undefined> {
  const prepared = asSecret(right)
  if (prepared === right || (await verify(stored, prepared))) return undefined
  return hashPassword(right)
}
