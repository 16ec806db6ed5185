import type { AnswerName, AnswerRow, AnswerRowOf, Answers } from './answer-rows.ts'
import { openSealed } from './open-sealed.ts'
import type { ReadOnlyDatabase } from './read-only.ts'

interface Whose {
  readonly memberId?: string
  readonly language?: string
  readonly part?: string
}

function isNamed<Name extends AnswerName>(row: AnswerRow, name: Name): row is AnswerRowOf<Name> {
  return row.name === name
}

/** It was parsed before it was sealed, and its seal proves that nobody changed it. */
function isOpened<Name extends AnswerName>(_of: AnswerRowOf<Name>, value: unknown): value is Answers[Name] {
  return value !== undefined
}

type Db = { readonly answers: Pick<ReadOnlyDatabase['answers'], 'get'> }

/*
 * Chains of `then`, not `await`: each native await within a transaction costs Dexie's zone, and a live query that awaits several of
 * these at once loses its transaction (PrematureCommitError).
 */

/** What the device keeps of a small answer, maybe sealed; `undefined` when it was never loaded. */
export const findAnswer = <Name extends AnswerName>(
  db: Db,
  name: Name,
  { memberId = '', language = '', part = '' }: Whose,
): Promise<AnswerRowOf<Name> | undefined> =>
  db.answers
    .get([memberId, name, language, part])
    .then(row => (row !== undefined && isNamed(row, name) ? row : undefined))

/** The answer itself; `undefined` where it cannot be opened any more. Screens call it after the transaction that read the row. */
export function openAnswer<Name extends AnswerName>(
  db: Db,
  row: AnswerRowOf<Name> | undefined,
): Answers[Name] | undefined | Promise<Answers[Name] | undefined> {
  if (row?.sealed === undefined) return row?.answer
  return openSealed(db.answers, row.sealed).then(value => (isOpened(row, value) ? value : undefined))
}

/** Both at once, for live queries. */
export const readAnswer = <Name extends AnswerName>(
  db: Db,
  name: Name,
  whose: Whose,
): Promise<Answers[Name] | undefined> => findAnswer(db, name, whose).then(row => openAnswer(db, row))
