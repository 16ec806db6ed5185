import type { User } from '../../contract/auth/auth.ts'
import type { Account } from '../../contract/cashier/banks.ts'
import type { drawingTerms } from '../../contract/cashier/drawing-terms.ts'
import type { allBalance, Recharge, Withdrawal } from '../../contract/cashier/money.ts'
import type { Association, FeeEntry, Movement } from '../../contract/cashier/orders.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { Round } from '../../contract/lobby/games.ts'
import type { Reward } from '../../contract/promotions/promotions.ts'
import type { Notification } from '../../contract/support/information.ts'
import type { SealedValue } from './sealed-shape.ts'

/** Rows of one member. Every key begins with the member, so that two members on one device never mix. */
export interface Personal {
  memberId: string
}

/** `sealed`: the details of `user-details.ts`, whose fields are then empty. */
export type UserRow = User & Personal & { readonly sealed?: SealedValue }

type Balances = ReplyOf<typeof allBalance>['data']

/**
 * Two halves, each with the wallet version it was true at: what every answer about money tells, and what only
 * `getAllBalance` tells. Each half keeps its higher version (src/sync/README.md). Amounts in centavos.
 */
export interface BalanceRow extends Personal {
  money: bigint
  bonus: bigint
  wallet_version: number
  /** Milliseconds: when this device heard the first half. */
  asOf: number
  rest: (Omit<Balances, 'cash' | 'bonus'> & { asOf: number }) | null
}

export interface FavouriteRow extends Personal {
  game_id: string
  created_at: string
}

/** `sealed`: mask, holder and bank, whose fields are then empty. */
export type AccountRow = Account & Personal & { readonly sealed?: SealedValue }
export type RechargeRow = Recharge & Personal
export type WithdrawalRow = Withdrawal & Personal
export type DrawingTermsRow = ReplyOf<typeof drawingTerms>['data'] & Personal
export type RoundRow = Round & Personal
export type OrderRow = Movement & Personal
export type OrderFeeRow = FeeEntry & Personal
export type OrderAssociationRow = Association & Personal
export type RewardRow = Reward & Personal
export type NotificationRow = Notification & Personal

export interface NotificationStateRow extends Personal {
  unread: number
}

export interface SeedRow extends Personal {
  mode: 'real' | 'demo'
  seed_hash: string
  client_seed: string | null
  next_nonce: number
  /** Absent from rows of earlier versions of the app, which are read anew before seeds are changed. */
  next_seed_hash?: string
  published_first?: boolean
}

/** Reads the status of one order without a session, so that the screen survives the trip to the bank's app. */
export interface OrderTokenRow extends Personal {
  orderId: string
  order_token: string
  createdAt: number
}

/** Written by this device only; `memberId` is `''` for a guest. */
export interface RecentGameRow extends Personal {
  game_id: string
  playedAt: number
}

export interface SearchHistoryRow extends Personal {
  text: string
  searchedAt: number
}

/** Written by this device only: what was begun and not sent. The words are sealed (`sealed-payload.ts`). */
export interface DraftRow extends Personal {
  subject: string
  sealed: unknown
  savedAt: number
}
