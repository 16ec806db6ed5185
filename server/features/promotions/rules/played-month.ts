/** A month as somebody plays it who wants to be paid for it: the luckiest outcome, on one game. Amounts in centavos. */
export interface PlayedMonth {
  readonly recharge: bigint
  /** How many of them stay; those that go back to the payer count for nothing. */
  readonly recharges: bigint
  /** Days on which something is done. */
  readonly days: number
  /** Friends who are the player's own accounts, and the one recharge that each makes. */
  readonly friends: bigint
  readonly friendRecharge: bigint
  /** Stake on the turnover of deposits, the friends' too; 0 on a game that cashback does not count there. */
  readonly ownStake: bigint
  /** Stake beyond every requirement on one of `freeDays` days, both sides of a bet counted apart. */
  readonly freeStake: bigint
  readonly freeDays: bigint
  /** What the game keeps, in millionths. */
  readonly edgePpm: number
}

/** What a promotion asks of such a month and pays for it: the guard adds it up over all of them (`strategy.ts`). */
export interface MonthRule<Terms> {
  /** At most, on average over its draws, in millionths of a centavo. With `required`: once that is played out. */
  paid(terms: Terms, month: PlayedMonth): bigint
  /** Weighted stake, in centavos, that it asks for after each recharge beyond the deposit's own. */
  required?(terms: Terms, recharge: bigint): bigint
  /** What each friend has to deposit, and to stake weighted, in centavos. */
  friend?(terms: Terms): { readonly recharge: bigint; readonly stake: bigint }
}

export const perCentavo = 1_000_000n
