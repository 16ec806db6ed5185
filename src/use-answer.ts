import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from './app-context.ts'
import type { AnswerName, Answers } from './db/answer-rows.ts'
import { readAnswer } from './db/read-answer.ts'
import { readAge } from './sync/read-overlaid.ts'
import { type Refresh, useRefresh } from './use-refresh.ts'

export type Kept<Answer> = {
  answer: Answer | undefined
  /** When the house last confirmed it, in epoch milliseconds; `undefined`: never. */
  at: number | undefined
  /** It was never on this device, and cannot be had now. What is not read yet is not missing. */
  isMissing: boolean
  refresh: Refresh
}

/** Whose answer: without a member and a language, what is the same for everybody. */
type Whose = { memberId?: string; language?: string; part?: string; enabled?: boolean }

/** A small answer as the device has it, kept fresh while it is shown. Shared by features. */
export function useAnswer<Name extends AnswerName>(
  name: Name,
  { memberId = '', language = '', part = '', enabled = true }: Whose = {},
): Kept<Answers[Name]> {
  const { db } = useApp()
  const refresh = useRefresh(name, { part, enabled })
  const asked = JSON.stringify([memberId, name, language, part])
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        asked,
        answer: await readAnswer(db, name, { memberId, language, part }),
        at: await readAge(db, { resource: name, memberId, language, part }),
      })),
    [db, asked],
  )
  // Of another member or month, the last reading says nothing of this one.
  const read = view?.asked === asked ? view : undefined
  return {
    answer: read?.answer,
    at: read?.at,
    isMissing: read !== undefined && read.answer === undefined && refresh.hasFailed,
    refresh,
  }
}
