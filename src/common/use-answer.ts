import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../app/app-context.ts'
import type { AnswerName, Answers } from '../db/answer-rows.ts'
import { preloadedView, questionOf, readView, type Whose } from './preloaded-answers.ts'
import { type Refresh, useRefresh } from './use-refresh.ts'

export type Kept<Answer> = {
  answer: Answer | undefined
  /** When the server last confirmed it, in epoch milliseconds; `undefined`: never. */
  at: number | undefined
  /** It was never on this device, and cannot be had now. What is not read yet is not missing. */
  isMissing: boolean
  refresh: Refresh
}

/** A small answer as the device has it, kept fresh while it is shown. Shared by features. */
export function useAnswer<Name extends AnswerName>(
  name: Name,
  { enabled = true, ...whose }: Whose & { enabled?: boolean } = {},
): Kept<Answers[Name]> {
  const { db } = useApp()
  const refresh = useRefresh(name, { part: whose.part ?? '', enabled })
  const asked = questionOf(name, whose)
  const view = useLiveQuery(async () => readView(db, name, whose), [db, asked])
  // Of another member or month, the last reading says nothing of this one.
  const read = view?.asked === asked ? view : preloadedView(name, asked)
  return {
    answer: read?.answer,
    at: read?.at,
    isMissing: read !== undefined && read.answer === undefined && refresh.hasFailed,
    refresh,
  }
}

/** It is there, or known to be missing: what stands below it can be shown, and stays where it is. */
export function isSettled({ answer, isMissing }: Pick<Kept<unknown>, 'answer' | 'isMissing'>): boolean {
  return answer !== undefined || isMissing
}
