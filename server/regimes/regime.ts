import type { IdentityStage } from '../../contract/account/identity.ts'
import type { PixKeyType } from '../../contract/cashier/banks.ts'
import type { RejectionGround } from '../../contract/cashier/review-deadline.ts'
import type { Language } from '../../contract/language.ts'
import type { PromotionId } from '../../contract/promotions/registry.ts'
import type { ExtraRegistrationField, Licence, LimitKind } from '../../contract/regime.ts'

/**
 * One licence's rules: everything that differs by licence is decided here and read from `config.regime`, nowhere else
 * (docs/rules/licences.md). A key that nothing reads has no place in it.
 */
export interface Regime {
  readonly licence: Licence
  /** Promotions that may exist at all; the operators' rows decide which of them run. */
  readonly promotions: readonly PromotionId[]
  readonly vip: {
    /** Whether a level asks for recharges beside betting. */
    readonly countsRecharges: boolean
  }
  readonly agency: {
    /** Whether commission is counted and paid, and members may be put below others. */
    readonly isOpen: boolean
  }
  readonly payments: {
    /** Rows of `payment_method` that may be offered. No card, cash, boleto, cheque, crypto or credit line exists at all. */
    readonly methods: readonly string[]
  }
  readonly deposits: {
    /** Play asked for before a deposit can leave, in percent of it, where the operator says nothing else. */
    readonly usualWageringPercent: bigint
    /** The operator may not ask for more. */
    readonly mostWageringPercent: bigint
  }
  readonly registration: {
    readonly required: readonly ExtraRegistrationField[]
    /** Whether production must ask the registry of the impeded; elsewhere it is asked where one is configured. */
    readonly asksRegistry: boolean
  }
  readonly identity: {
    /** Before what age and identity are proved, where the operator says nothing else. */
    readonly before: IdentityStage
    /** The operator may ask for it no later than this; a demo asks then. */
    readonly latest: IdentityStage
  }
  readonly limits: {
    /** Kinds of which a member has at least one limit before any deposit, and can never be without again. */
    readonly mandatory: readonly LimitKind[]
    /** Asked for after registration and before the first deposit; the member may say no. */
    readonly prompted: readonly LimitKind[]
    /** How long a higher limit waits before it can be confirmed; the specification's day is the least. */
    readonly raiseDelayHours: number
  }
  readonly withdrawals: {
    /** A key of a type that is not here is neither saved nor confirmed nor paid to. */
    readonly pixKeyTypes: readonly PixKeyType[]
    /** From the request to the money: the operator may promise less, never more. */
    readonly latestMinutes: number
    readonly usualMinutes: number
    /** Grounds of which a rejection must name one; `undefined`: its reason is enough. */
    readonly rejectionGrounds: readonly RejectionGround[] | undefined
  }
  readonly games: {
    /** Only games whose row names this licence among its certificates. */
    readonly needsCertificate: boolean
    /** Parts per million. */
    readonly leastRtpPpm: number
  }
  readonly footer: {
    /** The licence line, by language; others read `en`. */
    readonly line: { readonly pt: string; readonly en: string } & Partial<Readonly<Record<Language, string>>>
    /** Whether production must know who operates (the OPERATOR_ variables). */
    readonly namesOperator: boolean
  }
}
