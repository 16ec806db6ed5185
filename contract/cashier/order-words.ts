/** What a movement is about; play stands in the game record. */
export const orderCategories = ['recharge', 'withdrawal', 'bonus', 'correction', 'other'] as const
export type OrderCategory = (typeof orderCategories)[number]

/** `pending`: set aside, not decided yet. `reversed`: it happened and went back. */
export const orderStates = ['pending', 'done', 'reversed'] as const
export type OrderState = (typeof orderStates)[number]

/** Specification, section 4: "Transaction records show a reviewed or unreviewed status." */
export const reviewStates = ['reviewed', 'unreviewed'] as const
export type ReviewState = (typeof reviewStates)[number]
