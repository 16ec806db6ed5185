import { type Refused, refuse, refuseFields } from '../answers/refuse.ts'

/** 64 KB: the largest honest body is a tenth of it. */
export const largestBody = 64 * 1024

/** Deeper than any body of the contract; a deeper one only tries to exhaust the stack. */
const deepest = 32

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON body, or says in one word why not. An empty body is an empty object. */
export function readJsonBody(bytes: Buffer): unknown | Refused {
  if (bytes.length === 0) return {}
  const value = parse(bytes)
  if (value === undefined || depthExceeded(value)) return refuse('body_malformed')
  // PostgreSQL's text has no NUL: no field may carry one.
  return bytes.includes('\\u0000') && containsNul(value) ? refuseFields({ body: ['invalid'] }) : value
}

function parse(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    return value
  } catch {
    return undefined
  }
}

/** Level by level instead of recursion, so that the check itself cannot be exhausted. */
function depthExceeded(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap(childrenOf)
  }
  return false
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

/** Whether any text or key in a parsed body, query or path holds the NUL character. */
export function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || containsNul(inner))
}
