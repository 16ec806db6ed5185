import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../../contract/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { securityHoldUntil } from '../../auth/security/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { destinationOf } from './account-calls.ts'
import type * as destination from './destination.ts'
import { openDestination, sealDestination } from './destination.ts'
import { checkOwner, cnpjHash } from './owner.ts'
import { insertSoleOwner } from './owner-store.ts'
import { easyPin, forgetPinTries, hashPin, runWithPin } from './pin.ts'
import { changePin, readPin } from './pin-store.ts'
import { maskHolder } from './rules.ts'
import { type AccountRow, findAccount, listAccounts } from './store.ts'

export type Destination = destination.Destination

/** Whether the member has set a withdrawal password. */
export async function hasWithdrawalPassword(deps: Pick<Deps, 'db'>, memberId: string): Promise<boolean> {
  return (await readPin(deps.db, memberId)) !== undefined
}

/** Until when a change of a password, of the e-mail or of the second factor holds withdrawals back; `null`: none does. */
export async function withdrawalsHeldUntil(
  { clock }: Pick<Deps, 'clock'>,
  db: Deps['db'],
  memberId: string,
): Promise<Date | null> {
  const pin = (await readPin(db, memberId))?.held_until ?? null
  const security = await securityHoldUntil({ clock }, db, memberId)
  const until = pin !== null && (security === null || pin > security) ? pin : security
  return until !== null && until > clock.now() ? until : null
}

/**
 * A new withdrawal password for who forgot the old one and proved it otherwise: hashed now, written in the caller's
 * transaction. Refuses withdrawal_password_easy. `forgetWithdrawalTries` ends a lock after the commit.
 */
export async function replaceWithdrawalPassword(
  deps: Deps,
  memberId: string,
  pin: string,
): Promise<((tx: Tx) => Promise<void>) | Refused> {
  const easy = await easyPin(deps, memberId, pin)
  if (easy !== undefined) return easy
  const hash = await hashPin(deps, memberId, pin)
  return async tx => {
    const at = deps.clock.now()
    await changePin(tx, memberId, { hash, heldUntil: at, at })
  }
}

/** The person proved otherwise that it is them: wrong withdrawal passwords keep them waiting no longer. */
export function forgetWithdrawalTries(deps: Deps, memberId: string): Promise<void> {
  return forgetPinTries(deps, memberId)
}

interface PinCall<Reply extends Schema> {
  readonly endpoint: Endpoint<Schema, Schema, Reply>
  readonly memberId: string
  readonly key: string | undefined
  readonly body: unknown
  readonly pin: string
}

/** `runOnce` behind the withdrawal password; see `pin.ts`. */
export function runOnceWithPin<Reply extends Schema>(
  deps: Deps,
  call: PinCall<Reply>,
  work: (tx: Tx) => Promise<z.output<Reply> | Refused>,
): Promise<z.output<Reply> | Refused> {
  return runWithPin(deps, call, async () => work)
}

export interface PayableAccount {
  readonly id: string
  readonly label: string
  readonly bankName: string | null
  readonly destination: Destination
}

/** An account that money may go to: the member's own, there, and confirmed. */
export async function readPayable(
  deps: MoneyDeps,
  tx: Tx,
  memberId: string,
  id: string,
): Promise<PayableAccount | Refused> {
  const row = await findAccount(tx, memberId, id)
  if (row === undefined || row.removed_at !== null) return refuse('account_unknown')
  if (row.confirmed_at === null) return refuse('account_unconfirmed')
  if (row.payable_from !== null && row.payable_from > deps.clock.now()) {
    return refuse('account_held', { details: { until: row.payable_from.toISOString() } })
  }
  return toPayable(deps, row)
}

function toPayable(deps: Deps, row: AccountRow): PayableAccount {
  return { id: row.id, label: row.label, bankName: row.bank_name, destination: destinationOf(deps, row) }
}

/**
 * Where money of the member's can go without their word: the account that they confirmed last, of those that may be paid
 * to now. Refuses account_unknown, and account_held where there will be one.
 */
export async function findPayable(deps: Deps, tx: Tx, memberId: string): Promise<PayableAccount | Refused> {
  const confirmed = (await listAccounts(tx, memberId)).filter(row => row.confirmed_at !== null)
  const now = deps.clock.now()
  const ready = confirmed.filter(({ payable_from: from }) => from === null || from <= now)
  const last = ready.toSorted((one, other) => confirmedAt(other) - confirmedAt(one))[0]
  if (last !== undefined) return toPayable(deps, last)
  return refuse(confirmed.length > 0 ? 'account_held' : 'account_unknown')
}

const confirmedAt = ({ confirmed_at: at }: AccountRow) => at?.getTime() ?? 0

/** The member's own accounts in clear, for the member alone: their right to what we hold of them. */
export async function readDestinations(deps: Deps, memberId: string): Promise<readonly Destination[]> {
  return (await listAccounts(deps.db, memberId)).map(row => destinationOf(deps, row))
}

/** Asked again at every payout: a key can have changed hands since. `undefined`: still the member's own. */
export async function ownerRefusal(
  deps: MoneyDeps,
  memberId: string,
  of: Destination,
): Promise<Refused | undefined> {
  const owned = await checkOwner(deps, memberId, of)
  return owned instanceof Refused ? owned : undefined
}

/** The holder's name as the member sees it beside their accounts. */
export function shownHolder(realname: string): string {
  return maskHolder(realname)
}

/** A copy of the destination for one withdrawal, which stays what it was whatever becomes of the account. */
export function sealForWithdrawal({ secrets }: Deps, id: string, of: Destination): Buffer {
  return sealDestination(secrets, of, `withdrawal:${id}`)
}

/** Where a withdrawal goes, as it was sealed when it was asked for. */
export function openForWithdrawal({ secrets }: Deps, id: string, sealed: Buffer): Destination {
  return openDestination(secrets, sealed, `withdrawal:${id}`)
}

interface SoleOwner {
  readonly memberId: string
  readonly cnpj: string
  readonly label: string
  readonly administratorId: string
  readonly reason: string
}

/** Keeps the word of an administrator who saw the proof; the number itself is kept as a keyed hash. */
export function keepSoleOwner(deps: Deps, tx: Tx, { cnpj, ...proof }: SoleOwner): Promise<void> {
  return insertSoleOwner(tx, { ...proof, cnpjHash: cnpjHash(deps, cnpj), at: deps.clock.now() })
}
