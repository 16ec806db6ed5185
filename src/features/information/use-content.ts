import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import type { Answers } from '../../db/answer-rows.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useRefresh } from '../../use-refresh.ts'

export type ContentName = 'support' | 'announcements' | 'house-terms' | 'house-pages'

/** What operators wrote, as the device keeps it, and its age. */
export function useContent<Name extends ContentName>(name: Name) {
  const { db } = useApp()
  const language = useLanguage()
  const asked = useRefresh(name)
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => {
        const answer: Answers[Name] | undefined = await readAnswer(db, name, { language })
        const state = await db.syncState.get(['', name, language, ''])
        return { answer, at: state?.checkedAt || undefined }
      }),
    [db, name, language],
  )
  return { asked, isRead: view !== undefined, answer: view?.answer, at: view?.at }
}
