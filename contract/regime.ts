import type { PixKeyType } from './cashier/banks.ts'
import type { Language } from './language.ts'

/** The licences that the product knows (docs/rules/licences.md). */
export const licences = ['curacao', 'br-spa'] as const
export type Licence = (typeof licences)[number]

/** What registration asks for beside the fields of the specification. */
export const extraRegistrationFields = ['email', 'gender', 'address'] as const
export type ExtraRegistrationField = (typeof extraRegistrationFields)[number]

/** What a member may limit: deposits (gross), losses (net), stakes, and minutes of play. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Calendar days, weeks from Monday and months in America/Sao_Paulo. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Who operates the site, as the law wants it named in the footer; what is not configured is left out. */
export interface Operator {
  readonly name: string | null
  readonly cnpj: string | null
  /** Number and date of the licence or of the authorising ordinance. */
  readonly licence: string | null
  readonly address: string | null
  /** Customer service, and the ombudsman behind it. */
  readonly contact: string | null
  readonly ombudsman: string | null
  /** Where a complaint goes that the operator did not settle: an independent body's own page (`https://`). */
  readonly adr: string | null
}

/**
 * The part of the regime that the PWA shows itself by: `house` of `/config.json`. It hides what the server would refuse,
 * and never decides anything: the server does.
 */
export interface PublicSiteConfig {
  readonly licence: Licence
  readonly languages: readonly Language[]
  /** Ids of the promotions that the licence allows. */
  readonly promotions: readonly string[]
  /** Whether inviting players earns commission. */
  readonly agency: boolean
  /** Whether VIP levels ask for recharges beside betting. */
  readonly vip_counts_recharges: boolean
  readonly pix_key_types: readonly PixKeyType[]
  readonly registration: readonly ExtraRegistrationField[]
  /** Limits asked for after registration and before the first deposit: without the mandatory ones there is no deposit. */
  readonly limits: { readonly mandatory: readonly LimitKind[]; readonly prompted: readonly LimitKind[] }
  /** Percent of a deposit that must be staked before it leaves. */
  readonly deposit_wagering_percent: number
  /** Nobody plays for real money here: what testers simulate on `/test` is in force. */
  readonly demo: boolean
  readonly operator: Operator
}
