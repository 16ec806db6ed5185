import type { Kysely } from 'kysely'
import type { ForfeitQuote } from '../../../../contract/promotions/bonus.ts'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../platform/database/schema.ts'
import type { GrantRow, GrantStatus } from '../../../platform/database/tables.ts'
import { readGrants, readRequirements } from '../../../wallet/bonus-views.ts'
import { balances } from '../../../wallet/members.ts'
import { bonusAtStake } from './store.ts'

/** What would be lost now; `undefined` if no such bonus is active or queued. Inside `runOnce` it cannot change any more. */
export async function readQuote(
  { wallet, clock }: Deps,
  db: Kysely<Database>,
  memberId: string,
  grantId: string | undefined,
): Promise<ForfeitQuote | undefined> {
  const now = clock.now()
  const whose = { memberId, currency: 'BRL' } as const
  const all = await readGrants(db, whose)
  const queued = all.filter(({ status }) => status === 'queued')
  const mayEnd = ({ id, status, expires_at }: GrantRow) =>
    (grantId === undefined || id === grantId) &&
    (status === 'queued' || (status === 'active' && expires_at !== null && expires_at > now))
  // Queued ones first: the active one ends last, so that none of them starts in between.
  const grants = all
    .filter(mayEnd)
    .map(({ id, source, status, amount }) => ({ id, source, amount, state: stateOf(status) }))
    .toSorted((one, other) => other.state.localeCompare(one.state))
  if (grants.length === 0) return undefined
  const active = grants.filter(({ state }) => state === 'active').map(({ id }) => id)
  const requirements = await readRequirements(db, { ...whose, now })
  const own = (await balances(db, memberId, now)).find(one => one.currency === 'BRL')
  const released = requirements.reduce(
    (sum, requirement) =>
      requirement.grantId !== null && active.includes(requirement.grantId) ? sum + requirement.left : sum,
    0n,
  )
  const loss = {
    grants,
    bonus: active.length > 0 ? (own?.bonus ?? 0n) : 0n,
    at_stake: await bonusAtStake(db, memberId, active),
    released,
  }
  const named = grants.map(({ id, state }) => `${id}:${state}`)
  const amounts = [loss.bonus, loss.at_stake, released].map(String)
  const version = wallet
    .hashRequest(['forfeit', ...named, ...amounts])
    .toString('hex')
    .slice(0, 32)
  // The next of the queue starts when the active one ends, and asks for its own play.
  const next = grantId !== undefined && active.length > 0 ? (queued.at(-1)?.required ?? 0n) : 0n
  return { version, ...loss, ml_money_after: (own?.wageringLeft ?? 0n) - released + next }
}

const stateOf = (status: GrantStatus): 'active' | 'queued' => (status === 'active' ? 'active' : 'queued')
