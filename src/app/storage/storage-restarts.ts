type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A restart for the same reason within this time did not help. */
const restMs = 5 * 60_000
const asideKey = 'arara.storage-aside'

function isFirst(notes: Notes, key: string, now: number): boolean {
  const before = Number(notes.getItem(key) ?? Number.NaN)
  if (Math.abs(now - before) < restMs) return false
  notes.setItem(key, String(now))
  return true
}

/** The storage opened and serves nothing. The first restart tries it again; one within 5 minutes goes on in memory. */
export function recordLost(notes: Notes, now: number): void {
  if (!isFirst(notes, 'arara.storage-lost', now)) notes.setItem(asideKey, '1')
}

/** Whether this start does without the storage; the next one tries it again. */
export function takeAside(notes: Notes): boolean {
  const isAside = notes.getItem(asideKey) !== null
  if (isAside) notes.removeItem(asideKey)
  return isAside
}

/** Whether a storage that is there again is worth a restart: not when the last one lost it again at once. */
export const isFirstFind = (notes: Notes, now: number) => isFirst(notes, 'arara.storage-found', now)
