import { allBalance } from '../../../contract/money.ts'
import type { Deps } from '../../deps.ts'
import { memberRoute, type Route } from '../../http/route.ts'
import { balances } from '../../wallet/members.ts'
import type { Currency } from '../../wallet/tables.ts'
import { openRoundsByProvider } from './store.ts'

const empty = { cash: 0n, bonus: 0n, rebate: 0n, hold: 0n, wageringLeft: 0n, atStake: 0n, version: 0n }

/** A demo member has play money only; anybody else may ask for either. */
function readCurrency(asked: string | undefined, isDemo: boolean): Currency {
  return isDemo || asked === 'PLAY' ? 'PLAY' : 'BRL'
}

/** Balances by wallet, and what stands in open rounds with each provider (readings, section 5). */
export function balancesRoutes(deps: Deps): Route[] {
  return [
    memberRoute(allBalance, async ({ query, caller }) => {
      const currency = readCurrency(query.currency, caller.isDemo)
      const [wallets, providers] = await Promise.all([
        balances(deps.db, caller.memberId),
        openRoundsByProvider(deps.db, caller.memberId, currency),
      ])
      const wallet = wallets.find(one => one.currency === currency) ?? empty
      const { cash, bonus, rebate, hold } = wallet
      return {
        data: {
          currency,
          cash,
          bonus,
          rebate,
          hold,
          ml_money: wallet.wageringLeft,
          total: cash + bonus + rebate + hold + wallet.atStake,
          wallet_version: Number(wallet.version),
          providers: [...providers],
        },
      }
    }),
  ]
}
