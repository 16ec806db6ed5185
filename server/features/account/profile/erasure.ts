import type * as z from 'zod/mini'
import { eraseAccount } from '../../../../contract/account/profile.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { balances } from '../../../wallet/members.ts'
import { checkProof, writeToMember } from '../../auth/security/service.ts'
import { endSessionsWithin } from '../../auth/service.ts'
import { pseudonymise } from './erase-member.ts'
import { hasOpenOrders, hasWinInReview } from './store.ts'

interface Asked {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: z.output<typeof eraseAccount.body>
}

/** Records of money and of whom they belong to: five years (docs/rules/brazil.md). */
const yearsKept = 5

/**
 * LGPD: erases the member as far as the law allows. Identifying data goes; the books stay under a pseudonym, with name, CPF
 * and birth date sealed. The caller sends `ended`, the ids of the sessions, to every process after the commit.
 */
export async function eraseOwn(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<
  { readonly reply: z.output<typeof eraseAccount.reply>; readonly ended: readonly string[] } | Refused
> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'erase', body.proof)
  if (unproven !== undefined) return unproven
  const unusableHash = await hashPassword(deps.random(32).toString('base64'))
  let ended: readonly string[] = []
  const reply = await runOnce(deps, { endpoint: eraseAccount, memberId, key, body }, async tx => {
    const obstacle = await findObstacle(tx, memberId, deps.clock.now())
    if (obstacle !== undefined) return obstacle
    const at = deps.clock.now()
    const kept_until = yearsAfter(at)
    await writeToMember(deps, tx, memberId, { kind: 'account_erased', fields: { kept_until } })
    ended = await endSessionsWithin(deps, tx, { memberId, reason: 'account_erased' })
    const name = `erased_${memberId.replaceAll('-', '').slice(-12)}`
    await pseudonymise(tx, { memberId, name, unusableHash, at, keptUntil: kept_until })
    await deps.wallet.announce(tx, { memberId, topic: 'session', payload: {} })
    return { kept_until }
  })
  return reply instanceof Refused ? reply : { reply, ended }
}

/** A day that is in no other year is the day after it. */
function yearsAfter(at: Date): string {
  const until = new Date(Date.UTC(at.getUTCFullYear() + yearsKept, at.getUTCMonth(), at.getUTCDate()))
  return until.toISOString().slice(0, 10)
}

/** Play money is none: it keeps nobody here. */
async function findObstacle(tx: Tx, memberId: string, now: Date): Promise<Refused | undefined> {
  const wallets = (await balances(tx, memberId, now)).filter(({ currency }) => currency === 'BRL')
  if (wallets.some(wallet => wallet.atStake > 0n)) return refuse('erasure_rounds_open')
  if (await hasOpenOrders(tx, memberId)) return refuse('erasure_orders_open')
  if (await hasWinInReview(tx, memberId)) return refuse('erasure_win_in_review')
  const isRich = wallets.some(({ cash, bonus, rebate, hold }) => cash + bonus + rebate + hold > 0n)
  return isRich ? refuse('erasure_money_left') : undefined
}
