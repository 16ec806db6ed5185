/** Why the wallet did not do what was asked. Nothing has changed when one of these comes back. */
export const refusalWords = [
  'wallet_missing',
  'wallet_frozen',
  'play_blocked',
  'limit_reached',
  'reality_check_due',
  'stake_over_bonus_limit',
  'bet_below_minimum',
  'bet_above_maximum',
  'insufficient_balance',
  'duplicate_mismatch',
  'call_closed',
  'key_taken',
  'round_closed',
  'session_ended',
  'game_unavailable',
  'bet_not_found',
  'bet_rolled_back',
  'bet_already_settled',
  'wagering_open',
  'bonus_open',
  'debt_open',
  'withdrawal_open',
  'deposit_disputed',
  'hold_closed',
  'win_above_cap',
  'win_decided',
  'deposit_not_found',
  'already_reversed',
] as const

export type RefusalWord = (typeof refusalWords)[number]

/** Centavos after the transaction. `debt` is owed by the member; `hold` waits for a payout. */
export interface Balances {
  readonly cash: bigint
  readonly bonus: bigint
  readonly rebate: bigint
  readonly hold: bigint
  readonly debt: bigint
}

export interface Posted {
  readonly status: 'posted'
  /** The key had been posted before: this is that first answer, and nothing has moved now. */
  readonly replayed: boolean
  readonly transactionId: string
  /** The wallet's version after it; a screen keeps the balance of the highest version it has seen. */
  readonly version: bigint
  readonly balances: Balances
}

export interface Refused {
  readonly status: 'refused'
  readonly word: RefusalWord
  readonly replayed: boolean
}

export type Outcome = Posted | Refused

/** A row of the SQL type `posting`. */
export interface PostingRow {
  readonly word: string
  readonly replayed: boolean
  readonly transaction_id: string | null
  readonly version: bigint | null
  readonly cash: bigint | null
  readonly bonus: bigint | null
  readonly rebate: bigint | null
  readonly hold: bigint | null
  readonly debt: bigint | null
}

/** The outcome of a posting that did not happen. */
export function refused(word: RefusalWord, replayed = false): Refused {
  return { status: 'refused', word, replayed }
}

/** The row that a posting function of the database answers, as the outcome of the call. Throws where it answered none. */
export function toOutcome(row: PostingRow | undefined): Outcome {
  if (row === undefined) throw new Error('The wallet gave no answer')
  const { word, replayed, transaction_id, version, cash, bonus, rebate, hold, debt } = row
  if (word !== 'posted') return refused(toWord(word), replayed)
  if (
    transaction_id === null ||
    version === null ||
    cash === null ||
    bonus === null ||
    rebate === null ||
    hold === null ||
    debt === null
  ) {
    throw new Error('A posting without its transaction')
  }
  return {
    status: 'posted',
    replayed,
    transactionId: transaction_id,
    version,
    balances: { cash, bonus, rebate, hold, debt },
  }
}

function toWord(text: string): RefusalWord {
  const word = refusalWords.find(known => known === text)
  if (word === undefined) throw new Error(`The wallet answered a word nobody knows: ${text}`)
  return word
}
