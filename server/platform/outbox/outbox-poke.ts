export interface OutboxPoke {
  /** Tells the publisher, after a commit, that the outbox may hold something. */
  readonly pokeOutbox: () => void
  readonly onOutboxPoked: (wake: () => void) => void
}

/** Joins those who commit to the publisher, which is made later. */
export function createOutboxPoke(): OutboxPoke {
  const listeners: Array<() => void> = []
  return {
    pokeOutbox: () => {
      for (const wake of listeners) wake()
    },
    onOutboxPoked: wake => {
      listeners.push(wake)
    },
  }
}
