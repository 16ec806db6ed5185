import {
  inviteAtServer,
  type Link,
  type Person,
  resetAtServer,
} from '../../../server/features/operations/administrators/invites.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import type { TestApp } from '../test-app.ts'

/** The link that `npm run admin:create` prints. */
export async function linkFor(world: TestApp, person: Person): Promise<Link> {
  return orThrow(await inviteAtServer(world.deps, person))
}

/** The link that `npm run admin:reset` prints. */
export async function linkToReset(world: TestApp, email: string): Promise<Link> {
  return orThrow(await resetAtServer(world.deps, email))
}

function orThrow(link: Link | Refused): Link {
  if (link instanceof Refused) throw new Error(link.word)
  return link
}

/** The token of the link in a letter. */
export function tokenIn(message: string): string {
  const token = /\/backoffice\/enrol#(\S+)/.exec(message)?.[1]
  if (token === undefined) throw new Error(`No link in: ${message}`)
  return token
}
