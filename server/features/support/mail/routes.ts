import { demoMessages } from '../../../../contract/auth/confirmation.ts'
import type { Deps } from '../../../deps.ts'
import { refuseFields } from '../../../platform/http/answers/refuse.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { readContacts } from '../../auth/service.ts'
import { readDemoMessages } from './demo-messages.ts'

/** What testers of a demo read in place of their mail and their telephone. */
export function mailRoutes(deps: Deps): Route[] {
  return [
    route(demoMessages, async ({ query, caller }) => {
      const memberId = caller.kind === 'member' ? caller.memberId : undefined
      const own = memberId === undefined ? [] : await readContacts(deps, deps.db, memberId)
      const contacts = query.to === undefined ? own.flatMap(({ value }) => value ?? []) : [query.to]
      return contacts.length === 0 ? refuseFields({ to: ['required'] }) : readDemoMessages(deps, contacts)
    }),
  ]
}
