import type { FieldWord, RefusalWord } from '../../../../contract/refusals.ts'

export type Details = Readonly<Record<string, string | number | boolean>>

interface RefusalParts {
  /** Fills the sentence and travels beside it; money as wire decimals (`formatCentavos`). */
  readonly details?: Details
  /** Words by field, beside `parameters_invalid`. */
  readonly errors?: Readonly<Record<string, readonly FieldWord[]>>
  readonly httpHeaders?: Readonly<Record<string, string>>
}

/** An expected failure, returned and never thrown: a stable word, whose status the contract knows. */
export class Refused {
  readonly word: RefusalWord
  readonly parts: RefusalParts

  constructor(word: RefusalWord, parts: RefusalParts) {
    this.word = word
    this.parts = parts
  }
}

/** `return refuse('insufficient_balance')`: how a handler or a service says no. */
export function refuse(word: RefusalWord, parts: RefusalParts = {}): Refused {
  return new Refused(word, parts)
}

/** Refuses one or more fields, as the schema itself would have. */
export function refuseFields(errors: Readonly<Record<string, readonly FieldWord[]>>): Refused {
  return new Refused('parameters_invalid', { errors })
}
