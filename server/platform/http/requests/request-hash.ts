import type { Endpoint } from '../../../../contract/endpoint.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { bodyBefore } from './body-before.ts'

/** What is short enough to be guessed from a hash, even a keyed one: it never enters. */
const secretField = /pwd|password|captcha|proof|totp|token|^code$|^passkey$/i

/** Of the way in which bodies are read; its hashes begin with it. Hashes of version 1 are 32 bytes without a number. */
const version = 2

export interface RequestHashes {
  readonly requestHash: Buffer
  /** As version 1 made it: what was sent before an upgrade is the same call when it arrives again afterwards. */
  readonly formerHash: Buffer
}

/** Keyed hashes of what a call asks for: they tell a repetition from another request under the same key. */
export function requestHashes(secrets: Secrets, endpoint: Endpoint, body: unknown): RequestHashes {
  return {
    requestHash: Buffer.concat([Buffer.of(version), requestHash(secrets, endpoint, body)]),
    formerHash: requestHash(secrets, endpoint, bodyBefore(body)),
  }
}

/** Without a version: for bets, whose bodies hold no text that people write. SQL compares it. */
export function requestHash(secrets: Secrets, endpoint: Endpoint, body: unknown): Buffer {
  return secrets.sign('request-hash', `${endpoint.method} ${endpoint.path}\n${canonical(body)}`)
}

/** The same text for the same fields in any order; bodies are at most 32 levels deep (`readJsonBody`). */
function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([name, inner]) => inner !== undefined && !secretField.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`
}
