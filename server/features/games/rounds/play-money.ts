import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { balances } from '../../../wallet/members.ts'

/** R$ 5,000.00 of play money, again once a day when less than R$ 10.00 is left. */
const filling = 500_000n
const poor = 1_000n

/** Makes sure that a member has play money to play with. It lies in a wallet of its own and never becomes money. */
export async function ensurePlayMoney(deps: Deps, memberId: string): Promise<void> {
  const wallets = await balances(deps.db, memberId, deps.clock.now())
  const wallet = wallets.find(one => one.currency === 'PLAY')
  if (wallet !== undefined && wallet.cash >= poor) return
  const day = brazilDay(deps.clock.now())
  await transaction(
    deps.db,
    async tx => {
      await deps.wallet.openWallet(tx, memberId, 'PLAY')
      await deps.wallet.grantPlayMoney(tx, { memberId, key: `play-money:${day}`, amount: filling })
    },
    { keyed: true },
  )
  deps.pokeOutbox()
}
