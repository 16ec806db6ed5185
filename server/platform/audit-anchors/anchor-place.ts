/** Where anchors are kept outside the database: each under its number, for good. */
export interface AnchorPlace {
  /** What an operator knows it by; never a key. */
  readonly name: string
  /**
   * Keeps a line under its number; the same line again is kept already. `taken`: something else is kept there. Throws
   * where the place does not answer.
   */
  readonly keep: (n: bigint, line: string) => Promise<'kept' | 'taken'>
  /** Every line in order, `from` the number that the place is said to begin with. */
  readonly lines: (from: bigint) => AsyncIterable<string>
}
