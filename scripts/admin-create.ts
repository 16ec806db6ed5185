import { createAdministratorInvite } from '../server/features/administrators/service.ts'
import { withHouse } from './run/with-house.ts'

/** `npm run admin:create -- EMAIL NAME`: prints the link where somebody sets their password and authenticator. */
const [email, ...nameParts] = process.argv.slice(2)
if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email)) {
  console.error('Usage: npm run admin:create -- EMAIL NAME')
  process.exit(2)
}

// The first administrator may be made before the server has ever run.
await withHouse(async deps => {
  const person = { email: email.toLowerCase(), name: nameParts.join(' ') || email, role: 'owner' as const }
  const { token, expiresAt } = await createAdministratorInvite(deps, person)
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${deps.config.port}`
  console.log(`Open within 15 minutes (until ${expiresAt.toISOString()}), once:`)
  console.log(`${origin}/backoffice/enrol#${token}`)
})
