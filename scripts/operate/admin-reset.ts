import { resetAtServer } from '../../server/features/operations/administrators/invites.ts'
import { Refused } from '../../server/platform/http/answers/refuse.ts'
import { printLink } from '../run/print-link.ts'
import { withDeps } from '../run/with-deps.ts'

/**
 * `npm run admin:reset -- EMAIL`: ends an administrator's credentials and prints the link to new ones. For an owner whom no
 * two others can help; they get a letter about it.
 */
const [email] = process.argv.slice(2)
if (email === undefined) {
  console.error('Usage: npm run admin:reset -- EMAIL')
  process.exit(2)
}

await withDeps(async deps => {
  const link = await resetAtServer(deps, email.toLowerCase())
  if (link instanceof Refused) {
    console.error('Nobody who may sign in has this address.')
    process.exitCode = 1
    return
  }
  printLink(deps, link)
})
