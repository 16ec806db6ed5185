/** Filled by the wallet's migration. */
export type WalletTables = Record<never, never>
