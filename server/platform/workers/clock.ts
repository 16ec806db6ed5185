/** The one source of time: passed in where it is needed, so that tests can set it. */
export interface Clock {
  readonly now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }
