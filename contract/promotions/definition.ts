import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../endpoint.ts'
import type { RefusalWord } from '../refusals.ts'
import type { Licence } from '../regime.ts'
import type { OfferReason } from './offer.ts'

/**
 * An English text and its key in the catalogues, which Lingui makes of the text: a test names the right one. The comment `i18n` before
 * it has `npm run messages` find it.
 */
export interface Wording {
  readonly id: string
  readonly message: string
}

/** Money in centavos, a rate in hundredths of a percent, or a plain count. */
export type Figure = bigint | number | { readonly rate: number }

/** A text with the figures that its placeholders name. */
export interface Sentence {
  readonly words: Wording
  readonly figures: Readonly<Record<string, Figure>>
}

type KeptEndpoint<R extends Schema> = Endpoint<Schema, Schema, R, 'keep', 'none'>

/** A check whose answer the device keeps, and the part of the answer it keeps. */
export interface PromotionRead {
  readonly endpoint: KeptEndpoint<Schema>
  answer(reply: unknown): unknown
}

/** How a promotion stands in the list of offers. */
interface PromotionCard {
  readonly icon:
    | 'calendar'
    | 'coins'
    | 'crown'
    | 'gift'
    | 'percent'
    | 'stairs'
    | 'umbrella'
    | 'users'
    | 'wheel'
  readonly tone: 'sun' | 'scarlet' | 'leaf' | 'sky'
  /** Where it leads, if that is not the first of its own pages. */
  readonly page?: string
  /** The activity centre shows it above the cards, as a part of its own. */
  readonly isPanel?: boolean
  /** What it gives, with the figures of its terms. */
  text(terms: unknown): Sentence
}

/** Everything that all sides know of one promotion (docs/guides/add-a-promotion.md). */
export interface PromotionDefinition {
  /** The name that its terms, rewards and ledger entries are stored under. Never changes. */
  readonly id: string
  readonly title: Wording
  /** What its bonuses and requirements are called, where that is not the title. */
  readonly bonusTitle?: Wording
  /** What a requirement of it is called that belongs to no bonus. */
  readonly requirementTitle?: Wording
  /** The ledger's word for its requirements, where that is not the id. */
  readonly requirementSource?: string
  readonly card: PromotionCard
  /** Pages that are about it and nothing else; the card leads to the first. */
  readonly pages: readonly string[]
  /** Licences that allow it (docs/rules/licences.md). */
  readonly licences: readonly Licence[]
  /** What an administrator may change. */
  readonly terms: z.core.$ZodObject
  /** For a promotion that no migration describes: the terms of version 1, as they travel. It begins switched off. */
  readonly firstTerms?: Readonly<Record<string, unknown>>
  /** Names of terms that the back office has no word for yet. */
  readonly termTitles?: Readonly<Record<string, Wording>>
  /** Every call, by its name in `contract/endpoints.ts`. */
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly claim: {
    /** The name under which a device stores a claim whose answer was lost. */
    readonly call: string
    readonly endpoint: Endpoint<Schema, Schema, Schema, 'refuse', 'key'>
    /** Two claims with different bodies may be under way at once. */
    readonly isNamedByBody?: boolean
  }
  /** What the device keeps, by the name of its stored row. */
  readonly reads: Readonly<Record<string, PromotionRead>>
  /** The refusal of a claim, by its reason; `not_eligible` where none is named. */
  readonly refusals?: { readonly [Reason in OfferReason]?: RefusalWord }
}

/** Checks a promotion's definition and keeps its exact types. */
export function definePromotion<const Definition extends PromotionDefinition>(
  definition: Definition,
): Definition {
  return definition
}

/** A check of a promotion and the part of its answer that the device keeps. */
export function keptRead<R extends Schema, Answer>(
  endpoint: KeptEndpoint<R>,
  answer: (reply: z.output<R>) => Answer,
): { readonly endpoint: KeptEndpoint<R>; readonly answer: (reply: z.output<R>) => Answer } {
  return { endpoint, answer }
}
