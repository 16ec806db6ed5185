let listener: (() => void) | undefined

/** Calls `hear` instead of what the teller would have done otherwise. */
export function onUnblocked(onEvent: () => void): void {
  listener = onEvent
}

/** What kept the database from opening has let go. */
export function notifyUnblocked(otherwise: () => void): void {
  ;(listener ?? otherwise)()
}
