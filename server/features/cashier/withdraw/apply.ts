import type * as z from 'zod/mini'
import { drawing } from '../../../../contract/cashier/money.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { balances } from '../../../wallet/members.ts'
import type { RefusalWord as WalletWord } from '../../../wallet/outcome.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { refuseUnprovedWithdrawal } from '../../account/kyc/service.ts'
import { readIdentity } from '../../auth/service.ts'
import { endFirstDepositOffer } from '../../promotions/bonuses/service.ts'
import { readPayable, runOnceWithPin, withdrawalsHeldUntil } from '../accounts/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { findAccountMismatch } from './account-mismatch.ts'
import { hold } from './hold.ts'
import { beyondLimits, limitsOf } from './limits.ts'
import { notifyMember } from './notify.ts'
import { feeOf } from './rules.ts'
import { findOpen, leavesUnstaked } from './store.ts'
import { toWithdrawal } from './view.ts'

type Body = z.output<typeof drawing.body>
type Applied = z.output<typeof drawing.reply>

interface Asked {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: Body
}

/** Sets the money aside at once and leaves the rest to administrators and the payout (docs/rules/cashier.md). */
export function apply(deps: MoneyDeps, { memberId, key, body }: Asked): Promise<Applied | Refused> {
  const call = { endpoint: drawing, memberId, key, body, pin: body.qk_pwd }
  const terms = deps.config.money.withdrawal
  return runOnceWithPin(deps, call, async tx => {
    await lockWallet(tx, memberId, 'BRL')
    const now = deps.clock.now()
    const isExcluded = await leavesUnstaked(tx, memberId, now)
    const person = await readIdentity(deps, tx, memberId)
    const account =
      (await refuseBefore(deps, tx, { memberId, body, status: person?.status, isExcluded })) ??
      (await readPayable(deps, tx, memberId, body.member_bank_id))
    if (account instanceof Refused) return account
    const disagreeing = findAccountMismatch(body, account, person)
    if (disagreeing !== undefined) return disagreeing
    const { expectedMinutes } = terms
    const row = await hold(deps, tx, {
      memberId,
      money: body.money,
      fee: feeOf(body.money, terms),
      account,
      remark: body.member_remark ?? null,
      waiveWagering: isExcluded,
      at: now,
      expectedBy: new Date(now.getTime() + expectedMinutes * 60_000),
    })
    if (typeof row === 'string') return toRefusal(tx, memberId, row, now)
    await endFirstDepositOffer(deps, tx, memberId)
    await notifyMember(deps, tx, row)
    return { data: toWithdrawal(row) }
  })
}

async function refuseBefore(
  deps: MoneyDeps,
  tx: Tx,
  {
    memberId,
    body: { money },
    status,
    isExcluded,
  }: Pick<Asked, 'memberId' | 'body'> & {
    readonly status: string | undefined
    readonly isExcluded: boolean
  },
): Promise<Refused | undefined> {
  if (status === 'frozen') return refuse('account_frozen')
  if (status === 'closed') return refuse('account_closed')
  const unproved = isExcluded ? undefined : await refuseUnprovedWithdrawal(deps, tx, memberId)
  if (unproved !== undefined) return unproved
  const limits = await limitsOf(deps, tx, memberId, deps.config.money.withdrawal)
  const beyond = beyondLimits(money, limits, isExcluded)
  const heldUntil = await withdrawalsHeldUntil(deps, tx, memberId)
  if (heldUntil !== null) return refuse('withdrawals_held', { details: { until: heldUntil.toISOString() } })
  // An open one says more than what is left of the day: it has to end first.
  if ((await findOpen(tx, memberId)) !== undefined) return refuse('withdrawal_open')
  return beyond
}

async function toRefusal(tx: Tx, memberId: string, word: WalletWord, now: Date): Promise<Refused> {
  const wallet = (await balances(tx, memberId, now)).find(one => one.currency === 'BRL')
  switch (word) {
    case 'wagering_open':
    case 'bonus_open':
      return refuse('wagering_open', { details: { left: formatCentavos(wallet?.wageringLeft ?? 0n) } })
    case 'debt_open':
      return refuse('debt_open', { details: { debt: formatCentavos(wallet?.debt ?? 0n) } })
    case 'wallet_frozen':
    case 'deposit_disputed':
    case 'withdrawal_open':
    case 'insufficient_balance':
      return refuse(word)
    default:
      throw new Error(`The wallet refused a withdrawal: ${word}`)
  }
}
