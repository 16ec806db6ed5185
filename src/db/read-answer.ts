import type { AnswerName, AnswerRow, AnswerRowOf, Answers } from './answer-rows.ts'
import type { ReadOnlyDatabase } from './read-only.ts'

interface Whose {
  readonly memberId?: string
  readonly language?: string
  readonly part?: string
}

function isNamed<Name extends AnswerName>(row: AnswerRow, name: Name): row is AnswerRowOf<Name> {
  return row.name === name
}

/** What the device keeps of a small answer; `undefined` when it was never loaded. For live queries. */
export async function readAnswer<Name extends AnswerName>(
  db: { readonly answers: Pick<ReadOnlyDatabase['answers'], 'get'> },
  name: Name,
  { memberId = '', language = '', part = '' }: Whose,
): Promise<Answers[Name] | undefined> {
  const row = await db.answers.get([memberId, name, language, part])
  return row !== undefined && isNamed(row, name) ? row.answer : undefined
}
