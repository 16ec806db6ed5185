import type { WalletTables } from './tables.ts'

interface MigrationTable {
  readonly name: string
  readonly checksum: string
  readonly applied_at: Date
}

/** Every table of the product, for Kysely. Each feature describes its own in its `tables.ts` and is joined here. */
export interface Database extends WalletTables {
  readonly migration: MigrationTable
}
