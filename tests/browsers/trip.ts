import * as z from 'zod/mini'
import type { Person } from '../e2e/support/people.ts'
import { askServer } from '../e2e/support/server.ts'
import { word } from '../e2e/support/words.ts'
import type { CutLine } from '../support/peers/cut-line.ts'
import type { Sought, Words } from './look-in-page.ts'
import type { Screen } from './screen.ts'
import type { Tab } from './tab.ts'

/** Somebody new with a phone, and the line between them and the server. */
export interface Trip {
  readonly tab: Tab
  readonly screen: Screen
  readonly line: CutLine
  readonly person: Person
}

export interface Leg {
  readonly name: string
  readonly walk: (trip: Trip) => Promise<void>
}

export const button = (name: Words, within?: Sought): Sought => ({
  role: 'button',
  name,
  ...(within && { within }),
})
export const link = (name: Words, within?: Sought): Sought => ({
  role: 'link',
  name,
  ...(within && { within }),
})
export const main: Sought = { role: 'main' }
export const dialog: Sought = { role: 'dialog' }
export const balance: Sought = { role: 'region', name: word('Your balance') }

const sessionReply = z.object({ access_token: z.string() })

/** A session of its own, with which the server is asked what it has. */
export async function logIn({ name, password }: Person): Promise<string> {
  return (await askServer('/api/auth/login2', sessionReply, { body: { name, password } })).access_token
}
