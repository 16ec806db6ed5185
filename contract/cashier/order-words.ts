/** What a movement is about; play stands in the game record. */
export const orderCategories = ['recharge', 'withdrawal', 'bonus', 'correction', 'other'] as const
export type OrderCategory = (typeof orderCategories)[number]

/** `pending`: set aside, not decided yet. `reversed`: it happened and went back. */
export const orderStates = ['pending', 'done', 'reversed'] as const
export type OrderState = (typeof orderStates)[number]

/** Specification, section 4: "Transaction records show a reviewed or unreviewed status." */
export const reviewStates = ['reviewed', 'unreviewed'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What moves a member's real money besides play, and the rewards of promotions: `reward_` and the promotion's name. */
export const movementKinds = [
  ...(['deposit', 'refund', 'clawback', 'dispute_hold', 'dispute_release'] as const),
  ...(['withdrawal_hold', 'withdrawal_release', 'withdrawal_payout', 'withdrawal_return'] as const),
  ...([
    'bonus_granted',
    'bonus_converted',
    'bonus_expired',
    'bonus_forfeited',
    'bonus_cancelled',
    'bonus_undone',
  ] as const),
  ...(['reward_taken_back', 'rebate_paid', 'vip_bonus', 'commission', 'adjustment'] as const),
  ...(['win_parked', 'win_released', 'win_refused', 'win_returned', 'promotion_win'] as const),
] as const
export type MovementKind = (typeof movementKinds)[number]
