type Surroundings = {
  page: Pick<Window, 'addEventListener' | 'setInterval'>
  isVisible: () => boolean
  now: () => number
  /** The browser calls itself online before a request gets through: what was tried then is tried again when one did. */
  whenConnectionReturns: (run: () => void) => void
  /** Renews the bearer when it is about to end. */
  keepFresh: () => void
}

const lookMs = 60_000
/** A session renews itself while it is used; after this long without a touch nobody uses it. */
const usedMs = 15 * 60_000

/** Asks for renewal while somebody is there, and at once when they come back. */
export function watchSession({ page, isVisible, now, whenConnectionReturns, keepFresh }: Surroundings) {
  let usedAt = now()
  const recordUse = () => {
    usedAt = now()
  }
  page.addEventListener('pointerdown', recordUse, { passive: true })
  page.addEventListener('keydown', recordUse, { passive: true })
  // A touch inside a provider's frame is heard by its own page alone: its rounds tell (frame-stage.tsx).
  page.addEventListener('arara-played', recordUse)
  page.addEventListener('pageshow', keepFresh)
  page.addEventListener('visibilitychange', () => {
    if (isVisible()) keepFresh()
  })
  page.addEventListener('online', keepFresh)
  whenConnectionReturns(keepFresh)
  page.setInterval(() => {
    // Used in what is still to come: the clock was set back, and the next touch tells.
    if (isVisible() && usedAt <= now() && now() - usedAt < usedMs) keepFresh()
  }, lookMs)
}
