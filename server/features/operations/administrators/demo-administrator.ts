import type { AdministratorRole } from '../../../../contract/operations/administrator-role.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { toBase32, totpUri } from '../../../platform/secrets/totp.ts'
import { insertAdministrator, replaceCredentials } from './invite-store.ts'
import { totpContext } from './invites.ts'
import { findAdministrator } from './store.ts'

interface DemoAdministrator {
  readonly email: string
  readonly password: string
  readonly name?: string
  readonly role?: AdministratorRole
}

/** An administrator without an enrolment link, or new credentials for the one that is there. For demo houses only. */
export async function saveDemoAdministrator(
  deps: Deps,
  { email, password, name = 'Administrador', role = 'owner' }: DemoAdministrator,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const secret = toBase32(deps.random(20))
  const password_hash = await hashPassword(password)
  const totp_sealed = deps.secrets.encrypt(secret, totpContext(email))
  await transaction(deps.db, async tx => {
    const known = await findAdministrator(tx, email)
    const credentials = { password_hash, totp_sealed, totp_step: 0, probation_until: null }
    if (known !== undefined) return replaceCredentials(tx, { ...credentials, id: known.id })
    const row = { ...credentials, id: deps.ids(), email, name, role, created_at: deps.clock.now() }
    return insertAdministrator(tx, row)
  })
  return { secret, uri: totpUri(email, secret) }
}

export async function administratorExists(deps: Deps, email: string): Promise<boolean> {
  return (await findAdministrator(deps.db, email)) !== undefined
}
