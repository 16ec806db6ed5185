import type { Deps } from '../../server/deps.ts'
import type { Link } from '../../server/features/operations/administrators/invites.ts'

/** Prints where somebody enrols, under the address that operators open. */
export function printLink({ config }: Pick<Deps, 'config'>, { token, expiresAt }: Link): void {
  console.log(`Open within 15 minutes (until ${expiresAt.toISOString()}), once:`)
  console.log(`${config.backoffice.url}/backoffice/enrol#${token}`)
}
