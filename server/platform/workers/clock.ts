/** The one source of time: given to whoever needs it, so that tests can turn it. */
export interface Clock {
  readonly now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }
