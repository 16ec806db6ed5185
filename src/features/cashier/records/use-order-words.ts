import { useLingui } from '@lingui/react/macro'
import type { MovementKind, OrderCategory, OrderState } from '../../../../contract/cashier/order-words.ts'
import type { OrderAccount } from '../../../../contract/cashier/orders.ts'
import { promotionNamed } from '../../../../contract/promotions/registry.ts'

/** What a movement was, in a few words. A promotion that this version does not know is a reward. */
export function useMovementWords(): (movement: { kind: string; category: OrderCategory }) => string {
  const { i18n, t } = useLingui()
  const category = useCategoryWords()
  const known: Readonly<Record<MovementKind, string>> = {
    deposit: t`Deposit received`,
    refund: t`Deposit sent back`,
    clawback: t`Deposit taken back by its bank`,
    dispute_hold: t`Set aside: a bank disputes a deposit`,
    dispute_release: t`Dispute over, back in your balance`,
    withdrawal_hold: t`Set aside for a withdrawal`,
    withdrawal_release: t`Withdrawal not made, back in your balance`,
    withdrawal_payout: t`Withdrawal paid`,
    withdrawal_return: t`Withdrawal sent back by the bank`,
    bonus_granted: t`Bonus given`,
    bonus_converted: t`Bonus turned into balance`,
    bonus_expired: t`Bonus expired`,
    bonus_forfeited: t`Bonus given up`,
    bonus_cancelled: t`Bonus cancelled`,
    bonus_undone: t`Bonus conversion undone`,
    reward_taken_back: t`Reward taken back`,
    rebate_paid: t`Betting rebate paid out`,
    vip_bonus: t`VIP bonus`,
    commission: t`Agency commission`,
    adjustment: t`Correction by the house`,
    win_parked: t`Win under review`,
    win_released: t`Win paid after its review`,
    win_refused: t`Win not confirmed`,
    win_returned: t`Win void: its bet was taken back`,
    promotion_win: t`Free round or game promotion`,
  }
  return ({ kind, category: of }) => {
    const reward = promotionNamed(kind.replace('reward_', ''))
    const words: Readonly<Record<string, string>> = known
    return words[kind] ?? (reward === undefined ? category(of) : i18n._(reward.title))
  }
}

export function useCategoryWords(): (category: OrderCategory) => string {
  const { t } = useLingui()
  return category => {
    switch (category) {
      case 'recharge':
        return t`A deposit`
      case 'withdrawal':
        return t`A withdrawal`
      case 'bonus':
        return t`A reward`
      case 'correction':
        return t`A correction`
      case 'other':
        return t`Another movement`
    }
  }
}

export function useStateWords(): (state: OrderState) => string {
  const { t } = useLingui()
  return state => {
    switch (state) {
      case 'pending':
        return t`In progress`
      case 'done':
        return t`Done`
      case 'reversed':
        return t`Reversed`
    }
  }
}

/** Where money comes from or goes to, as a player would say it. */
export function useAccountWords(): (account: OrderAccount) => string {
  const { t } = useLingui()
  return account => {
    switch (account) {
      case 'cash':
        return t`your balance`
      case 'bonus':
        return t`your bonus`
      case 'rebate':
        return t`your betting rebate`
      case 'hold':
        return t`set aside`
      case 'debt':
        return t`what you owed`
      case 'bank':
        return t`your bank`
      case 'fees':
        return t`fees`
      case 'promotions':
        return t`promotions of the house`
      case 'house':
        return t`the house`
    }
  }
}
