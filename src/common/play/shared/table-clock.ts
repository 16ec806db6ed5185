/** One answer of the table: when it was asked for and heard on this device's clock, and the server's time between. */
export interface ClockSample {
  readonly askedAt: number
  readonly heardAt: number
  readonly serverAt: number
}

export interface TableOffset {
  /** Server time less device time. */
  readonly offsetMs: number
  /** How far off it may be: half of the way there and back. */
  readonly doubtMs: number
}

/** A sample counts until a surer one comes, or it is old: clocks of phones drift. */
const keptMs = 5 * 60_000

/** The better of what is known and what was just heard. */
export function nextOffset(
  known: (TableOffset & { readonly at: number }) | undefined,
  { askedAt, heardAt, serverAt }: ClockSample,
): TableOffset & { readonly at: number } {
  const doubtMs = Math.max(0, (heardAt - askedAt) / 2)
  const heard = { offsetMs: serverAt - (askedAt + heardAt) / 2, doubtMs, at: heardAt }
  if (known === undefined || heardAt - known.at > keptMs) return heard
  return doubtMs <= known.doubtMs ? heard : known
}
