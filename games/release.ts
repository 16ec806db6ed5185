/** Our three houses, as providers of the catalogue. */
export type Studio = 'arara' | 'mata' | 'maresia'

/** What the catalogue says of a game that its mathematics does not. */
export interface Release {
  readonly id: string
  readonly studio: Studio
  /** YYYY-MM-DD. */
  readonly releasedAt: string
  /** Stable words to filter by. */
  readonly tags: readonly string[]
}
