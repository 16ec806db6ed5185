/** Every step of a check, with both sides of each comparison. */
export interface RoundCheck {
  readonly computedHash: string
  readonly isHashRight: boolean
  /** Of a shared round: as many hashes of the seed as its place in the chain lead to the anchor. */
  readonly isAnchorRight: boolean | undefined
  /** Of a shared round: its chain's salt is the value of the beacon's round, published after the chain was anchored. */
  readonly isSaltRight: boolean | undefined
  /** What is signed with the server's seed for the first eight numbers. */
  readonly message: string
  readonly numbers: readonly number[]
  /** The round as the same rules play it again; absent when they refuse its bet. */
  readonly view: unknown
  readonly isOutcomeRight: boolean
  /** Centavos. */
  readonly payout: bigint | undefined
  readonly isPayoutRight: boolean
}

export type Verification =
  | { readonly kind: 'checked'; readonly check: RoundCheck }
  /** The seed still runs: its outcomes are promised by its hash, and can be checked once it is revealed. */
  | { readonly kind: 'sealed' }
  | { readonly kind: 'open' }
  /** Nothing was drawn: a slip on matches of the real world. */
  | { readonly kind: 'not-drawn' }
  /** This version of the app does not know the game. */
  | { readonly kind: 'unknown-game' }
