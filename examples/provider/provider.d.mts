/** For those who serve a game of theirs from TypeScript. */
export interface ProviderGame {
  readonly name: string
  /** Centavos. */
  readonly stakes: readonly number[]
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  /** Centavos in, centavos out; `shown` is what the player is told fell. */
  readonly draw: (
    stake: number,
    choice: string,
  ) => Promise<{ readonly payout: number; readonly shown: string }>
}

export interface ProviderSettings {
  readonly casinoUrl: string
  readonly keyId: string
  readonly secret: string
  readonly port: number
  readonly host: string
  readonly journalPath: string
}

/** Serves one game in a process of its own; resolves once it listens. */
export function startProvider(game: ProviderGame, settings: ProviderSettings): Promise<void>
