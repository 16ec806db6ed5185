import type { Endpoint } from '../../contract/endpoint.ts'
import type { Secrets } from '../secrets.ts'

/** What is short enough to be guessed from a hash, even a keyed one: it never enters. */
const secretField = /pwd|password|captcha|proof|totp|token|^code$|^passkey$/i

/** Keyed hash of what a call asks for: tells a repetition from another request under the same key. */
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
