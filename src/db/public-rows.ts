import type * as z from 'zod/mini'
import type { bank } from '../../contract/cashier/banks.ts'
import type { PaymentMethod } from '../../contract/cashier/money.ts'
import type { Game, Provider } from '../../contract/lobby/games.ts'
import type { Banner } from '../../contract/support/information.ts'

/** Rows that everybody may see, kept by the language they were asked in. Wire names stay. */
export type GameRow = Game & { language: string }
export type ProviderRow = Provider & { language: string; position: number }

/** Ids of the games on a named list, in its order: `GET /api/games/popular|promotion?name=`. */
export interface NamedListRow {
  list: 'popular' | 'promotion'
  name: string
  game_ids: string[]
}

export interface WebDataRow {
  language: string
  banners: Banner[]
  licence_line: string
  brand: string
}

/** `channel` tells the two calls apart: `payments/list` and `payment/online/list`. */
export type PaymentMethodRow = PaymentMethod & {
  language: string
  channel: 'manual' | 'online'
  position: number
}

export type BankRow = z.output<typeof bank> & { position: number }

export interface LanguageRow {
  language_code: string
  language_name: string
  language_flag_link: string
  position: number
}
