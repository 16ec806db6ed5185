/** Our three studios, as providers of the catalogue. */
export type Studio = 'arara' | 'mata' | 'maresia'

/** What the catalogue says of a game that its mathematics does not. */
export interface Release {
  readonly id: string
  readonly studio: Studio
  /** YYYY-MM-DD. */
  readonly releasedAt: string
  /** Popularity at the opening, 1 first. Games of one rank stand in the order of their ids. */
  readonly rank: number
  /** Stable words to filter by. */
  readonly tags: readonly string[]
  /** The title in the languages that its theme does not speak. */
  readonly names: {
    readonly vi: string
    readonly id: string
    readonly ms: string
    readonly th: string
    readonly tr: string
  }
}
