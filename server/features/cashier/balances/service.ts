import type { allBalance } from '../../../../contract/cashier/money.ts'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import type { Currency } from '../../../platform/database/tables.ts'
import { balances } from '../../../wallet/members.ts'
import { openRoundsByProvider } from './store.ts'

type AllBalance = ReplyOf<typeof allBalance>['data']

const empty = { cash: 0n, bonus: 0n, rebate: 0n, hold: 0n, wageringLeft: 0n, atStake: 0n, version: 0n }

/** Balances by wallet, and what stands in open rounds with each provider, in centavos (docs/rules/cashier.md). */
export async function readAllBalance(deps: Deps, memberId: string, currency: Currency): Promise<AllBalance> {
  const [wallets, providers] = await Promise.all([
    balances(deps.db, memberId, deps.clock.now()),
    openRoundsByProvider(deps.db, memberId, currency),
  ])
  const wallet = wallets.find(one => one.currency === currency) ?? empty
  const { cash, bonus, rebate, hold } = wallet
  return {
    currency,
    cash,
    bonus,
    rebate,
    hold,
    ml_money: wallet.wageringLeft,
    total: cash + bonus + rebate + hold + wallet.atStake,
    wallet_version: Number(wallet.version),
    providers: [...providers],
  }
}
