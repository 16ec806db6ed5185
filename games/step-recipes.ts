/** The last step of a game that pays what it has reached. */
export const cashOut = { action: 'cash_out' }

interface Ended {
  readonly view: { readonly ending: string }
}

/** Wants a round that ended in one of these ways. */
export const ends =
  (...endings: readonly string[]) =>
  ({ view }: Ended): boolean =>
    endings.includes(view.ending)
