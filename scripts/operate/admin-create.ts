import { inviteAtServer, mayInviteAtServer } from '../../server/features/operations/administrators/invites.ts'
import { Refused } from '../../server/platform/http/answers/refuse.ts'
import { printLink } from '../run/print-link.ts'
import { withDeps } from '../run/with-deps.ts'

/**
 * `npm run admin:create -- EMAIL NAME`: prints the link where an owner sets their password and authenticator. In production it
 * makes the first two owners; they invite everybody else, each other's approval included.
 */
const [email, ...nameParts] = process.argv.slice(2)
if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email)) {
  console.error('Usage: npm run admin:create -- EMAIL NAME')
  process.exit(2)
}

// The first administrator may be made before the server has ever run.
await withDeps(async deps => {
  if (!(await mayInviteAtServer(deps))) {
    console.error('Two owners are enrolled: one of them invites in the back office, and another approves it.')
    process.exitCode = 1
    return
  }
  const person = { email: email.toLowerCase(), name: nameParts.join(' ') || email, role: 'owner' as const }
  const link = await inviteAtServer(deps, person)
  if (link instanceof Refused) {
    console.error('This address has an administrator: npm run admin:reset gives them new credentials.')
    process.exitCode = 1
    return
  }
  printLink(deps, link)
})
