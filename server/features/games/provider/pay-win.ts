import type { Kysely } from 'kysely'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Deps } from '../../../deps.ts'
import { capsOf, type WinCaps } from '../../../platform/config/provider-config.ts'
import type { Database } from '../../../platform/database/schema.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { Outcome } from '../../../wallet/outcome.ts'
import { findReview } from '../../../wallet/provider-wins.ts'
import type { Wallet } from '../../../wallet/wallet.ts'
import type { Catalogue } from '../../lobby/catalogue/service.ts'

type Bounded = { readonly memberId: string; readonly apiCode: string }
type WithoutCaps<Win> = Omit<Win, 'caps' | 'mayPark'>

/** Pays the last or an earlier win of a round. */
export function payWin(
  deps: Deps,
  catalogue: Catalogue,
  win: WithoutCaps<Parameters<Wallet['settleProviderRound']>[1]>,
): Promise<Outcome> {
  return payWithinCaps(deps, catalogue, win, (db, bounds) =>
    deps.wallet.settleProviderRound(db, { ...win, ...bounds }),
  )
}

/** Pays a win without a bet. */
export function payPromotionWin(
  deps: Deps,
  catalogue: Catalogue,
  win: WithoutCaps<Parameters<Wallet['payPromotionWin']>[1]>,
): Promise<Outcome> {
  return payWithinCaps(deps, catalogue, win, (db, bounds) =>
    deps.wallet.payPromotionWin(db, { ...win, ...bounds }),
  )
}

/**
 * Pays a win in one statement. One above a cap of its provider (`PROVIDER_WIN_CAP`, …) is parked instead: the provider's answer is that
 * of any win, the member reads that it is under review, and the desk is alerted.
 */
async function payWithinCaps(
  deps: Deps,
  catalogue: Catalogue,
  { memberId, apiCode }: Bounded,
  pay: (
    db: Kysely<Database>,
    bounds: { readonly caps: WinCaps; readonly mayPark: boolean },
  ) => Promise<Outcome>,
): Promise<Outcome> {
  const caps = capsOf(deps.config.providers, apiCode)
  const first = await pay(deps.db, { caps, mayPark: false })
  if (first.status === 'posted' || first.word !== 'win_above_cap') return first
  const park = async (tx: Tx) => {
    const outcome = await pay(tx, { caps, mayPark: true })
    const isNews = outcome.status === 'posted' && !outcome.replayed
    return {
      outcome,
      isParked: isNews && (await notifyParked(deps, catalogue, tx, memberId, outcome.transactionId)),
    }
  }
  const { outcome, isParked } = await transaction(deps.db, park, { keyed: true })
  if (isParked) deps.securityEvents.report({ kind: 'win_parked', actor: 'provider', subject: apiCode })
  return outcome
}

/** Notifies the member of the win that this transaction parked. `false`: it parked none. */
async function notifyParked(
  deps: Deps,
  catalogue: Catalogue,
  tx: Tx,
  memberId: string,
  transactionId: string,
): Promise<boolean> {
  const review = await findReview(tx, memberId, transactionId)
  if (review === undefined) return false
  const game = await catalogue.find(review.game.slice(review.game.indexOf(':') + 1))
  await notify(deps, tx, {
    memberId,
    kind: 'win_parked',
    details: { money: formatCentavos(review.amount), game: game?.row.names.pt ?? '' },
    link: '/order-center',
  })
  return true
}
