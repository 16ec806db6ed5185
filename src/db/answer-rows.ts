import type { SocialMediaLink } from '../../contract/information.ts'
import type { Personal } from './personal-rows.ts'

/**
 * The small answers that are kept whole, by the id of their resource. Each area adds its own line.
 * What is the same for everybody is kept under the member `''`; `language` and `part` are `''` where they do not apply.
 */
export interface Answers {
  readonly 'social-media-links': readonly SocialMediaLink[]
}

export type AnswerName = keyof Answers

export type AnswerRowOf<Name extends AnswerName> = Personal & {
  readonly name: Name
  readonly language: string
  readonly part: string
  readonly answer: Answers[Name]
}

/** One row of the table: what its answer is follows from its name. */
export type AnswerRow = { [Name in AnswerName]: AnswerRowOf<Name> }[AnswerName]
