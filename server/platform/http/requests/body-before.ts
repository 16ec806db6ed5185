import { asIdentifier, asLine, asName, asText } from '../../../../contract/text-kinds.ts'

const arrivedAs = new WeakMap<object, unknown>()

/** Keeps what a parsed body was read from, for as long as the body lives. */
export function keepArrived(body: unknown, arrived: unknown): void {
  if (typeof body === 'object' && body !== null) arrivedAs.set(body, arrived)
}

/** A body as it was read before texts had kinds: trimmed, and nothing else. Where a service made another object, that as it is. */
export function bodyBefore(body: unknown): unknown {
  const arrived = typeof body === 'object' && body !== null ? arrivedAs.get(body) : undefined
  return arrived === undefined ? body : before(body, arrived)
}

function before(read: unknown, arrived: unknown): unknown {
  if (typeof read === 'string') return typeof arrived === 'string' ? textBefore(read, arrived) : read
  if (Array.isArray(read))
    return read.map((one, at) => before(one, Array.isArray(arrived) ? arrived[at] : null))
  if (typeof read !== 'object' || read === null || typeof arrived !== 'object' || arrived === null)
    return read
  const found = new Map<string, unknown>(Object.entries(arrived))
  return Object.fromEntries(Object.entries(read).map(([name, one]) => [name, before(one, found.get(name))]))
}

const kinds = [asLine, asText, asName, asIdentifier]

/** Phones and documents had one spelling then too. */
function textBefore(read: string, arrived: string): string {
  const trimmed = arrived.trim()
  if (kinds.some(normalise => normalise(trimmed) === read)) return trimmed
  return asIdentifier(trimmed).toLowerCase() === read ? trimmed.toLowerCase() : read
}
