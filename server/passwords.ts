import { hash, verify } from '@node-rs/argon2'

/** argon2id (the package's default), 19 MiB and two passes: OWASP's first recommendation; about 15 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/** Takes as long for an account that does not exist as for a wrong password. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (stored === null || stored === undefined) {
    nobodysHash ??= hashPassword('the password of nobody')
    await verify(await nobodysHash, password)
    return false
  }
  return verify(stored, password)
}
