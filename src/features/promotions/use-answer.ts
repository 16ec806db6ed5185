import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import type { AnswerName, Answers } from '../../db/answer-rows.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { type Refresh, useRefresh } from '../../use-refresh.ts'

export type Kept<Answer> = {
  answer: Answer | undefined
  /** When the device heard it; `undefined`: never. */
  at: number | undefined
  /** The device was asked: what is not there now is not on it. */
  isRead: boolean
  refresh: Refresh
}

/** A small answer as the device has it, kept fresh while it is shown. Without a member: what is the same for everybody. */
export function useAnswer<Name extends AnswerName>(name: Name, memberId?: string): Kept<Answers[Name]> {
  const { db } = useApp()
  const refresh = useRefresh(name)
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        answer: await readAnswer(db, name, memberId === undefined ? {} : { memberId }),
        at: (await db.syncState.get([memberId ?? '', name, '', '']))?.checkedAt || undefined,
      })),
    [db, name, memberId],
  )
  return { answer: view?.answer, at: view?.at, isRead: view !== undefined, refresh }
}
