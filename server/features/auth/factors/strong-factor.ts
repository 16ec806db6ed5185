import type { Deps } from '../../../deps.ts'
import { readTotp } from './factor-store.ts'
import { memberPasskeys } from './member-passkeys.ts'

/** What the member has beside passwords: an authenticator, which goes with the password, or passkeys alone. */
export async function strongFactorOf(
  db: Deps['db'],
  memberId: string,
): Promise<'totp' | 'passkey' | undefined> {
  const totp = await readTotp(db, memberId)
  if (totp !== undefined && totp.confirmed_at !== null) return 'totp'
  const passkeys = await memberPasskeys.list(db, memberId)
  return passkeys.some(row => row.suspended_at === null) ? 'passkey' : undefined
}
