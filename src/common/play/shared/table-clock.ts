/** One answer of the table: when it was asked for and heard on this device's clock, and the server's time between. */
export interface ClockSample {
  readonly askedAt: number
  readonly receivedAt: number
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
  { askedAt, receivedAt, serverAt }: ClockSample,
): TableOffset & { readonly at: number } {
  const doubtMs = Math.max(0, (receivedAt - askedAt) / 2)
  const received = { offsetMs: serverAt - (askedAt + receivedAt) / 2, doubtMs, at: receivedAt }
  if (known === undefined || receivedAt - known.at > keptMs) return received
  return doubtMs <= known.doubtMs ? received : known
}
