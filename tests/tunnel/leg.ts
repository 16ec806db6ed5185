import type { Page } from '@playwright/test'
import type { Passenger } from './passenger.ts'

/** One part of the journey, begun by a fresh member at a page that is open already: nothing of that is cut. */
export interface Leg {
  readonly name: string
  readonly begin: (page: Page) => Promise<Ride>
}

export interface Ride {
  /** All that is done in the tunnel, and what has to be true of it afterwards. */
  readonly go: (passenger: Passenger) => Promise<void>
  /** A bearer of the member's, by which the server is asked what it has; called when the ride is over. */
  readonly token: () => Promise<string>
}
