const key = 'arara.asked-to-persist'
/** A browser that asks its user is not made to ask again before this long. */
const askAgainMs = 30 * 86_400_000

type Parts = {
  storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined
  notes: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

/** When the device holds something worth keeping for the first time, and what. */
export type Occasion = 'sign-in' | 'favourite'

/**
 * Asks the browser not to clear what is on the device: once after a sign-in and once after the first heart, for a browser that
 * decides by how much a site is used may then answer otherwise. Not again for a month.
 */
export async function askToPersist({ storage, notes, now }: Parts, occasion: Occasion): Promise<void> {
  try {
    const asked = Number(notes.getItem(`${key}.${occasion}`))
    // Asked in what is still to come: the clock was set back since.
    const wasAskedLately = asked <= now() && now() - asked < askAgainMs
    if (storage === undefined || wasAskedLately) return
    if (await storage.persisted()) return
    notes.setItem(`${key}.${occasion}`, String(now()))
    await storage.persist()
  } catch {
    // It keeps what it keeps.
  }
}
