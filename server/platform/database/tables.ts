import type { ColumnType, Generated, Selectable } from 'kysely'

export type Currency = 'BRL' | 'PLAY'

interface Balance {
  readonly cash: bigint
  readonly bonus: bigint
  readonly rebate: bigint
  readonly hold: bigint
  readonly debt: bigint
  readonly version: bigint
}

export interface WalletRow extends Balance {
  readonly member_id: string
  readonly currency: Currency
  readonly frozen_reason: string | null
  readonly play_blocked_until: Date | null
  /** The last minute in which a round of real money was begun or stepped. */
  readonly played_minute: Date | null
  /** The session of play, of real money alone: running, or the last one. */
  readonly session_started_at: Date | null
  readonly session_last_at: Date | null
  readonly session_staked: bigint | null
  readonly session_won: bigint | null
  /** When the next reality check is due. */
  readonly check_at: Date | null
  /** The member's own interval. */
  readonly check_minutes: number | null
  readonly created_at: Date
}

type Unset =
  | 'frozen_reason'
  | 'play_blocked_until'
  | 'played_minute'
  | 'session_started_at'
  | 'session_last_at'
  | 'session_staked'
  | 'session_won'
  | 'check_at'
  | 'check_minutes'

type WalletTable = Omit<WalletRow, keyof Balance | Unset> & {
  readonly [Column in keyof Balance]: Generated<bigint>
} & {
  readonly [Column in Unset]: Generated<WalletRow[Column]>
}

interface LedgerTransactionTable extends Balance {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly kind: string
  readonly key: string
  readonly request_hash: Buffer
  readonly reference: string
  readonly created_at: Date
}

interface LedgerTransferTable {
  readonly member_id: string
  readonly transaction_id: string
  readonly seq: number
  readonly currency: Currency
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
  readonly dim: string
}

interface LedgerReversalTable {
  readonly member_id: string
  readonly target_id: string
  readonly reversal_id: string
}

interface CallTable {
  readonly member_id: string
  readonly key: string
  readonly request_hash: Buffer | null
  readonly state: 'begun' | 'done' | 'refused' | 'closed'
  readonly status: Generated<number | null>
  readonly answer: Generated<unknown>
  readonly created_at: Date
}

interface CallAnswerTable {
  /** `member_id` of the call: the member, the administrator or `noMember`. */
  readonly caller_id: string
  readonly key: string
  /** Whose data the answer is; `null` where it is nobody's. */
  readonly member_id: string | null
  readonly sealed: Buffer
  readonly expires_at: Date
}

interface OutboxTable {
  readonly member_id: string
  readonly id: string
  readonly topic: string
  readonly payload: unknown
  readonly created_at: Date
  readonly published_at: Generated<Date | null>
}

interface RoundTable {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly game: string
  readonly category: string
  readonly edge_ppm: number
  readonly stake_cash: bigint
  readonly stake_bonus: bigint
  readonly won_cash: Generated<bigint>
  readonly won_bonus: Generated<bigint>
  readonly grant_id: string | null
  readonly status: 'open' | 'settled' | 'rolled_back'
  readonly opened_at: Date
  readonly settled_at: Date | null
  readonly day: string | null
}

interface MemberDayTable {
  readonly member_id: string
  readonly currency: Currency
  readonly day: string
  readonly category: string
  readonly rounds: number
  readonly stake_cash: bigint
  readonly stake_bonus: bigint
  readonly won_cash: bigint
  readonly won_bonus: bigint
  readonly theoretical: bigint
  readonly served_cash: bigint
  readonly served_theoretical: bigint
  readonly weighted: Generated<bigint>
}

interface ParkedWinTable {
  readonly member_id: string
  readonly key: string
  readonly round_id: string
  readonly currency: Currency
  readonly payout: bigint
  readonly created_at: Date
}

interface WalletLimitTable {
  readonly member_id: string
  readonly currency: Currency
  readonly kind: 'deposit' | 'loss' | 'stake' | 'time'
  readonly period: 'day' | 'week' | 'month'
  /** Centavos; of time, minutes. */
  readonly amount: bigint
  readonly before: Generated<bigint>
  readonly before_day: Generated<string | null>
}

interface WalletDisputeTable {
  readonly member_id: string
  readonly deposit_key: string
  readonly currency: Currency
  readonly amount: bigint
  readonly held: bigint
  readonly steps: Generated<number>
}

interface WalletHoldTable {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly amount: bigint
  readonly fee: bigint
  readonly state: 'held' | 'released' | 'paid' | 'returned'
}

export type GrantStatus = 'queued' | 'active' | 'converted' | 'spent' | 'expired' | 'forfeited' | 'cancelled'

export type GrantRow = Selectable<BonusGrantTable>

interface BonusGrantTable {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly key: string
  readonly source: Generated<string>
  readonly contribution: ColumnType<
    Readonly<Record<string, number>> | null,
    string | null | undefined,
    string | null
  >
  readonly amount: bigint
  readonly required: bigint
  readonly max_stake: bigint | null
  readonly max_conversion: bigint | null
  readonly max_win_times: Generated<number | null>
  readonly lasts_seconds: number
  readonly status: GrantStatus
  readonly created_at: Date
  readonly started_at: Generated<Date | null>
  readonly expires_at: Date | null
  readonly ended_at: Generated<Date | null>
  readonly converted: Generated<bigint>
  readonly conversions: Generated<number>
}

interface WageringRequirementTable {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly source: string
  readonly key: string
  readonly counting: 'full' | 'weighted'
  readonly required: bigint
  readonly progress: Generated<bigint>
  /** Progress beyond `progress`, in millionths of a centavo. */
  readonly fraction: Generated<number>
  readonly grant_id: string | null
  readonly holds: Generated<boolean>
  readonly contribution: ColumnType<
    Readonly<Record<string, number>> | null,
    string | null | undefined,
    string | null
  >
  readonly status: RequirementStatus
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly ended_at: Generated<Date | null>
}

export type RequirementStatus = 'open' | 'done' | 'cancelled' | 'expired'

interface WageringEventTable {
  readonly member_id: string
  readonly transaction_id: string
  readonly lot_id: string
  readonly round_id: string
  readonly amount: bigint
  readonly stake_cash: bigint
  readonly stake_bonus: bigint
  readonly fraction: Generated<number>
}

export type WinReviewState = 'waiting' | 'released' | 'refused' | 'returned'
/** Which bound a win was above: of the wins of its round, or of its provider's wins of the day. */
export type WinCap = 'win' | 'day'

export interface WinReviewRow {
  readonly member_id: string
  /** The transaction that parked it. */
  readonly id: string
  /** `null`: a promotional win. */
  readonly round_id: string | null
  readonly currency: Currency
  readonly api_code: string
  /** `provider:game`. */
  readonly game: string
  readonly grant_id: string | null
  readonly stake: bigint
  readonly amount: bigint
  readonly cap: WinCap
  readonly state: WinReviewState
  readonly created_at: Date
  readonly decided_at: Date | null
}

type WinReviewTable = WinReviewRow

export interface WalletTables {
  readonly wallet: WalletTable
  readonly ledger_transaction: LedgerTransactionTable
  readonly ledger_transfer: LedgerTransferTable
  readonly ledger_reversal: LedgerReversalTable
  readonly ledger_route: { readonly key: string; readonly member_id: string }
  readonly call: CallTable
  readonly call_answer: CallAnswerTable
  readonly outbox: OutboxTable
  readonly round: RoundTable
  readonly member_day: MemberDayTable
  readonly parked_win: ParkedWinTable
  readonly win_review: WinReviewTable
  readonly provider_win_day: { readonly api_code: string; readonly day: string; readonly paid: bigint }
  readonly wallet_limit: WalletLimitTable
  readonly wallet_hold: WalletHoldTable
  readonly wallet_dispute: WalletDisputeTable
  readonly bonus_grant: BonusGrantTable
  readonly wagering_lot: WageringRequirementTable
  readonly wagering_event: WageringEventTable
}
