import type { ProductValue } from './product-values.ts'

/** The specification's sections, by number. */
export const sections = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
} as const
export type Section = keyof typeof sections

/** A call as the specification writes it: method and path. */
export type CallName = `${'GET' | 'POST'} /${string}`

/** One property of an answer's body. `at` is a path with dots, such as `data.tiers.0.from`; empty for the whole body. */
export type Expectation =
  | { readonly at: string; readonly is: unknown }
  | { readonly at: string; readonly contains: string }
  | { readonly at: string; readonly has: readonly string[] }

export type Caller = 'guest' | 'member' | 'demo'

export interface Question {
  readonly call: CallName
  readonly as: Caller
  readonly query?: string
  readonly send?: Readonly<Record<string, unknown>>
}

/** How a row is read off the product. */
export type Check =
  /** The app's route tree has a page at the path. */
  | { readonly kind: 'route'; readonly path: string }
  /** The contract has the call, served, with these fields; `reply` in paths with dots, through lists. */
  | {
      readonly kind: 'call'
      readonly call: CallName
      readonly query?: readonly string[]
      readonly body?: readonly string[]
      readonly reply?: readonly string[]
    }
  /** The running server routes the call and answers in its envelope. */
  | {
      readonly kind: 'served'
      readonly call: CallName
      readonly query?: string
      readonly send?: Question['send']
    }
  /** The running server answers the question so. */
  | {
      readonly kind: 'answer'
      readonly ask: Question
      readonly status: number
      readonly expect: readonly Expectation[]
    }
  /** A field of the contract takes at least these words. */
  | {
      readonly kind: 'choices'
      readonly call: CallName
      readonly part: 'query' | 'body' | 'reply'
      readonly at: string
      readonly has: readonly string[]
    }
  /** Who may call; of administrators, which roles. */
  | {
      readonly kind: 'access'
      readonly call: CallName
      readonly access: string
      readonly roles?: readonly string[]
    }
  /** A message of the app in English, letter by letter, with a text in each of the eight catalogues. */
  | { readonly kind: 'sentence'; readonly text: string; readonly begins?: boolean; readonly pt?: string }
  /** A word of the server, its HTTP status and its English sentence, with a sentence in each language. */
  | { readonly kind: 'word'; readonly word: string; readonly status?: number; readonly text?: string }
  /** A value where the product defines it. */
  | { readonly kind: 'value'; readonly of: ProductValue; readonly is: unknown }
  /** A behaviour that a test of the repository proves; the row holds while a test of this title exists. */
  | { readonly kind: 'test'; readonly title: string }
  /** No check can prove it here. */
  | { readonly kind: 'unchecked'; readonly why: string }

export interface Row {
  readonly section: Section
  readonly demand: string
  readonly check: Check
  /** Where the specification is silent or contradicts itself: the rule that decides, `docs/rules/x.md#heading`. */
  readonly reading?: string
}

/** Rows of one section. */
export const rowsOf =
  (section: Section) =>
  (demand: string, check: Check, reading?: string): Row => ({
    section,
    demand,
    check,
    ...(reading !== undefined && { reading }),
  })
