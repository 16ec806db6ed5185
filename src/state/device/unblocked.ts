let listener: (() => void) | undefined

/** Calls `hear` instead of what the teller would have done otherwise. */
export function hearUnblocked(hear: () => void): void {
  listener = hear
}

/** What kept the database from opening has let go. */
export function tellUnblocked(otherwise: () => void): void {
  ;(listener ?? otherwise)()
}
