import type { AdministratorRole } from '../../../contract/administrator-role.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { hashPassword } from '../../passwords.ts'
import { toBase32, totpUri } from '../../totp.ts'
import { findAdministrator, saveAdministrator } from './store.ts'

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
  const totp_sealed = deps.secrets.encrypt(secret, `administrator:${email}:totp`)
  const row = { id: deps.ids(), email, name, role, password_hash, totp_sealed }
  await transaction(deps.db, tx =>
    saveAdministrator(tx, { ...row, totp_step: 0, created_at: deps.clock.now() }),
  )
  return { secret, uri: totpUri(email, secret) }
}

export async function administratorExists(deps: Deps, email: string): Promise<boolean> {
  return (await findAdministrator(deps.db, email)) !== undefined
}
