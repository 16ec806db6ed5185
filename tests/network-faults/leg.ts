import type { Page } from '@playwright/test'
import type { UserBot } from './user-bot.ts'

/** One part of the journey, begun by a fresh member at a page that is open already: nothing of that is cut. */
export interface Leg {
  readonly name: string
  readonly begin: (page: Page) => Promise<Scenario>
}

export interface Scenario {
  /** All that is done under the fault, and what has to be true of it afterwards. */
  readonly go: (userBot: UserBot) => Promise<void>
  /** A bearer of the member's, by which the server is asked what it has; called when the scenario is over. */
  readonly token: () => Promise<string>
}
