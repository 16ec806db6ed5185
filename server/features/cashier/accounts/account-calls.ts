import type * as z from 'zod/mini'
import { bankLabel, pixLabel } from '../../../../contract/cashier/account-label.ts'
import {
  type Account,
  confirmAccount,
  removeAccount,
  saveAccount,
  type saveAccountBody,
} from '../../../../contract/cashier/banks.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { type Asked, runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { checkStrongProof, recordSecurity, writeToMember } from '../../auth/security/service.ts'
import { readIdentity } from '../../auth/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { findBank } from './banks.ts'
import { type Destination, openDestination, sealDestination, toDestination } from './destination.ts'
import { askDirectory, checkOwner } from './owner.ts'
import { runWithPin } from './pin.ts'
import { maskHolder } from './rules.ts'
import {
  type AccountRow,
  accountsBefore,
  confirmRow,
  findAccount,
  insertAccount,
  listAccounts,
  removeRow,
} from './store.ts'

/**
 * Saves an account, unconfirmed: it may come out of a queue that waited for days. A key that is somebody else's is not
 * even saved; where the directory does not answer now, the confirmation asks again.
 */
export async function save(
  deps: MoneyDeps,
  { memberId, key, body }: Asked<z.output<typeof saveAccountBody>>,
): Promise<{ data: Account } | Refused> {
  const wanted = toDestination(body)
  const bank = wanted.kind === 'bank' ? findBank(wanted.ispb) : undefined
  if (wanted.kind === 'bank' && bank === undefined) return refuseFields({ bank: ['bank_invalid'] })
  const holder = await holderOf(deps, memberId)
  const call = { endpoint: saveAccount, memberId, key, body }
  const isKnown = (await findAccount(deps.db, memberId, body.id)) !== undefined
  const asked = isKnown ? { bankName: null } : await askDirectory(deps, memberId, wanted)
  if (asked instanceof Refused) return runOnce(deps, call, async () => asked)
  return runOnce(deps, call, async tx => {
    const row = newRow(deps, memberId, body.id, wanted, bank?.name ?? asked.bankName)
    const before = await findAccount(tx, memberId, body.id)
    if (before !== undefined) {
      const isSame = before.removed_at === null && before.destination_hash.equals(row.destination_hash)
      return isSame ? { data: toAccount(before, holder) } : refuse('account_duplicate')
    }
    if (!(await insertAccount(tx, row))) return refuse('account_duplicate')
    await deps.wallet.announce(tx, { memberId, topic: 'accounts', payload: { id: row.id } })
    return { data: toAccount(row, holder) }
  })
}

export async function readAccounts(deps: MoneyDeps, memberId: string): Promise<Account[]> {
  const holder = await holderOf(deps, memberId)
  return (await listAccounts(deps.db, memberId)).map(row => toAccount(row, holder))
}

/** Proves who the account belongs to; from then on it may be paid out to. */
export async function confirm(
  deps: MoneyDeps,
  {
    caller,
    key,
    body,
  }: Omit<Asked<z.output<typeof confirmAccount.body>>, 'memberId'> & { caller: MemberCaller },
): Promise<{ data: Account } | Refused> {
  const { memberId } = caller
  const admit = () => checkStrongProof(deps, caller, 'accounts', body.proof)
  const call = { endpoint: confirmAccount, memberId, key, body, pin: body.qk_pwd, admit }
  return runWithPin(deps, call, async () => {
    const row = await findAccount(deps.db, memberId, body.id)
    if (row === undefined || row.removed_at !== null) return refuse('account_unknown')
    const owned = await checkOwner(deps, memberId, destinationOf(deps, row), { isLimited: true })
    if (owned instanceof Refused) return owned
    const holder = await holderOf(deps, memberId)
    return async tx => {
      const confirmed_at = row.confirmed_at ?? deps.clock.now()
      const payable_from = row.confirmed_at === null ? await payableFrom(deps, tx, row) : row.payable_from
      await confirmRow(tx, row, { bankName: owned.bankName, at: confirmed_at, payableFrom: payable_from })
      await deps.wallet.announce(tx, { memberId, topic: 'accounts', payload: { id: row.id } })
      if (row.confirmed_at === null) await notifyConfirmed(deps, tx, row, payable_from)
      const bank_name = owned.bankName ?? row.bank_name
      return { data: toAccount({ ...row, confirmed_at, payable_from, bank_name }, holder) }
    }
  })
}

/**
 * A further account waits a day ("24 h hold after such changes"): who got hold of everything that proves the
 * member still gains nothing at once. The accounts before it stay as they were, and a first one is no change.
 */
async function payableFrom(deps: MoneyDeps, tx: Tx, row: AccountRow): Promise<Date | null> {
  const now = deps.clock.now()
  const { hasOther, wasGood } = await accountsBefore(tx, row, now)
  if (!hasOther || wasGood) return null
  return new Date(now.getTime() + deps.config.money.withdrawal.holdHours * 3_600_000)
}

async function notifyConfirmed(
  deps: MoneyDeps,
  tx: Tx,
  { member_id: memberId, label }: AccountRow,
  from: Date | null,
): Promise<void> {
  const details = { account: label, ...(from !== null && { payable_from: from.toISOString() }) }
  await recordSecurity(deps, tx, { memberId, kind: 'account_confirmed', details })
  await notify(deps, tx, { memberId, kind: 'account_confirmed', details, link: '/withdrawal-card' })
  // The first account is the member's own act of just now; a further one may be an intruder's.
  if (from === null) return
  const fields = { account: label, payable_from: from.toISOString() }
  await writeToMember(deps, tx, memberId, { kind: 'account_added', fields })
}

export async function remove(
  deps: MoneyDeps,
  { memberId, key, body }: Asked<z.output<typeof removeAccount.body>>,
): Promise<Record<string, never> | Refused> {
  const call = { endpoint: removeAccount, memberId, key, body, pin: body.qk_pwd }
  return runWithPin(deps, call, async () => async tx => {
    const row = await findAccount(tx, memberId, body.id)
    if (row === undefined || row.removed_at !== null) return refuse('account_unknown')
    await removeRow(tx, row, deps.clock.now())
    await deps.wallet.announce(tx, { memberId, topic: 'accounts', payload: { id: row.id } })
    return {}
  })
}

const contextOf = ({ member_id, id }: Pick<AccountRow, 'member_id' | 'id'>) =>
  `payout-account:${member_id}:${id}`

export function destinationOf({ secrets }: Pick<MoneyDeps, 'secrets'>, row: AccountRow): Destination {
  return openDestination(secrets, row.destination_sealed, contextOf(row))
}

async function holderOf(deps: MoneyDeps, memberId: string): Promise<string> {
  const person = await readIdentity(deps, deps.db, memberId)
  return maskHolder(person?.realname ?? '')
}

function newRow(
  { secrets, clock }: MoneyDeps,
  member_id: string,
  id: string,
  of: Destination,
  bankName: string | null,
): AccountRow {
  const isPix = of.kind === 'pix'
  return {
    member_id,
    id,
    kind: of.kind,
    pix_type: isPix ? of.type : null,
    bank_name: bankName,
    account_type: isPix ? null : of.accountType,
    label: isPix ? pixLabel(of.type, of.key) : bankLabel(bankName ?? of.ispb, of.branch, of.account),
    destination_sealed: sealDestination(secrets, of, contextOf({ member_id, id })),
    destination_hash: secrets.blindIndex('payout-account', JSON.stringify(of)),
    created_at: clock.now(),
    confirmed_at: null,
    payable_from: null,
    removed_at: null,
  }
}

function toAccount(row: AccountRow, holder: string): Account {
  return {
    id: row.id,
    kind: row.kind,
    state: row.confirmed_at === null ? 'unconfirmed' : 'confirmed',
    label: row.label,
    pix_type: row.pix_type,
    bank_name: row.bank_name,
    account_type: row.account_type,
    holder,
    created_at: row.created_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    payable_from: row.payable_from?.toISOString() ?? null,
  }
}
