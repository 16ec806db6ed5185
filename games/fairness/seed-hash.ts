import { toHex } from './hex.ts'

/**
 * The commitment shown before play: SHA-256 of the seed's text, in hex. Anybody can check it with
 * `printf %s "$seed" | sha256sum`.
 */
export async function seedHash(serverSeed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(serverSeed))
  return toHex(new Uint8Array(digest))
}
