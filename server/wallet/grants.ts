import type { Currency, GrantRow, GrantStatus } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { legs } from './legs.ts'
import { type Outcome, type Refused, refused } from './outcome.ts'
import { lockWallet, post } from './post.ts'
import { type Contribution, grantRequirement, toJson } from './requirements.ts'

export interface GrantTerms {
  readonly memberId: string
  readonly currency: Currency
  /** The business cause: `<promotion>:<member>`. Given once for it, whatever a caller does. */
  readonly key: string
  /** The promotion, as the member's screen names it: `ftd`, `operator`, … */
  readonly source: string
  readonly amount: bigint
  /** Weighted stake that converts it. */
  readonly required: bigint
  /** Most that may be staked on one round while it is active; `null` for no bound. */
  readonly maxStake: bigint | null
  /** At most this much becomes cash; `null` for all of it. */
  readonly maxConversion: bigint | null
  /** The win of one bonus bet counts to at most so many times its stake when the bonus converts; left out: in full. */
  readonly maxWinTimes?: number
  /** Percent by category of game; a category that is not named counts whole. */
  readonly contribution?: Contribution
  /** Counted from when it becomes active. */
  readonly lastsSeconds: number
}

export interface Granted {
  readonly status: 'granted'
  readonly grantId: string
  /** `active`, or `queued` while another is; a grant that was given before answers what became of it. */
  readonly state: GrantStatus
  readonly replayed: boolean
}

/**
 * Gives a bonus under terms that are frozen here: active at once if no other is, else queued without money, to start
 * when its turn comes (`tend`). Once for its key. Words: duplicate_mismatch (that key has other terms), wallet_missing.
 */
export async function grantBonus(deps: WalletDeps, tx: Tx, terms: GrantTerms): Promise<Granted | Refused> {
  const { memberId, currency, key } = terms
  if ((await lockWallet(tx, memberId, currency)) === undefined) return refused('wallet_missing')
  const before = await findGrant(tx, memberId, key)
  if (before !== undefined) {
    if (before.amount !== terms.amount || before.required !== terms.required)
      return refused('duplicate_mismatch')
    return { status: 'granted', grantId: before.id, state: before.status, replayed: true }
  }
  await tx.insertInto('bonus_grant').values(rowOf(deps, terms)).execute()
  await activateNextGrant(deps, tx, memberId, currency)
  const given = await findGrant(tx, memberId, key)
  if (given === undefined) throw new Error('A grant that was just written is gone')
  return { status: 'granted', grantId: given.id, state: given.status, replayed: false }
}

function rowOf(deps: WalletDeps, terms: GrantTerms) {
  return {
    member_id: terms.memberId,
    id: deps.newId(),
    currency: terms.currency,
    key: terms.key,
    source: terms.source,
    amount: terms.amount,
    required: terms.required,
    max_stake: terms.maxStake,
    max_conversion: terms.maxConversion,
    max_win_times: terms.maxWinTimes ?? null,
    contribution: toJson(terms.contribution),
    lasts_seconds: terms.lastsSeconds,
    status: 'queued',
    created_at: deps.clock.now(),
    expires_at: null,
  } as const
}

function findGrant(tx: Tx, memberId: string, key: string): Promise<GrantRow | undefined> {
  return tx
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Starts the oldest queued grant if none is active; `undefined` if there is nothing to start. */
export async function activateNextGrant(
  deps: WalletDeps,
  tx: Tx,
  memberId: string,
  currency: Currency,
): Promise<Outcome | undefined> {
  await lockWallet(tx, memberId, currency)
  const waiting = await tx
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', 'in', ['active', 'queued'])
    .orderBy('status')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  if (waiting === undefined || waiting.status === 'active') return undefined
  return activate(deps, tx, waiting)
}

async function activate(deps: WalletDeps, tx: Tx, grant: GrantRow): Promise<Outcome> {
  const { member_id: memberId, currency, id, amount } = grant
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + grant.lasts_seconds * 1000)
  const heading = { memberId, currency, key: `grant:${id}`, kind: 'bonus_granted', reference: id } as const
  const posted = await post(deps, tx, { ...heading, request: [String(amount)] }, () => ({
    legs: legs({ debit: 'bonus_cost', credit: 'bonus', amount, dim: id }),
  }))
  await tx
    .updateTable('bonus_grant')
    .set({ status: 'active', started_at: now, expires_at: expiresAt })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
  const owner = { memberId, currency, grantId: id }
  await grantRequirement(deps, tx, owner, {
    source: grant.source,
    key: `lot:${heading.key}`,
    required: grant.required,
    counting: 'weighted',
    expiresAt,
    ...(grant.contribution !== null && { contribution: grant.contribution }),
  })
  return posted
}
