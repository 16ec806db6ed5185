import type { Database } from './database.ts'
import type { RandomBytes } from './identifiers.ts'
import type { Settings } from './settings.ts'

/** What every part of the provider is given: its books, its settings, and the world (time in ms since 1970, chance). */
export type Context = {
  db: Database
  settings: Settings
  clock: () => number
  random: RandomBytes
  /** Asks that due work (deliveries, settlements) be looked at soon; nothing depends on it being heeded. */
  nudge: () => void
}

/** The provider's and its bank's ISPB: of the invented range, no real institution bears it. */
export const SANDBOX_ISPB = '99999010'
export const PAYER_ISPB = '99999020'
export const SANDBOX_BANK = 'Banco de Teste'

export const iso = (atMs: number): string => new Date(atMs).toISOString()
