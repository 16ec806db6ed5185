import type { AppContext } from '../../../app/app-context.ts'
import type { BalanceRow, UserRow } from '../../../db/personal-rows.ts'
import { openUser } from '../../../db/user-details.ts'
import { knownSession } from '../../../state/member/known-session.ts'
import { readMemberId } from '../../../state/member/session.ts'

export type LoadedProfile = { user: UserRow | undefined; balance: BalanceRow | undefined }

/** Asks for the balance without waiting for it, and reads what the page begins with: its first paint is the page itself, and does not move. */
export async function loadProfile({ db, sync }: AppContext): Promise<LoadedProfile | undefined> {
  void sync.pull('balance')
  const memberId = readMemberId(await knownSession())
  if (memberId === undefined) return undefined
  const { user, balance } = await db.snapshot(['users', 'balances'], async () => ({
    user: await db.users.get(memberId),
    balance: await db.balances.get(memberId),
  }))
  return { user: await openUser(db, user), balance }
}
