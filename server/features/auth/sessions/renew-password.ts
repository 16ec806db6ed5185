import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { renewedHash } from '../../../platform/secrets/passwords.ts'

/** Keeps a right password in its one form from now on, unless another was set meanwhile. */
export async function renewPassword(
  db: Deps['db'],
  memberId: string,
  stored: string | null,
  right: string,
): Promise<void> {
  const renewed = stored === null ? undefined : await renewedHash(stored, right)
  if (renewed === undefined) return
  await sql`UPDATE member SET password_hash = ${renewed} WHERE id = ${memberId} AND password_hash = ${stored}`.execute(
    db,
  )
}
