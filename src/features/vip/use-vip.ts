import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useRefresh } from '../../use-refresh.ts'

/** The ladder as the device knows it. */
export function useLadder() {
  const { db } = useApp()
  const language = useLanguage()
  const asked = useRefresh('vip-levels')
  const levels = useLiveQuery(() => readAnswer(db, 'vip-levels', { language }), [db, language])
  return { levels, asked }
}

/** Where the member stands, what they were paid, and how old that is. */
export function useVip(memberId: string) {
  const { db } = useApp()
  const asked = useRefresh('vip')
  useRefresh('vip-history')
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        uservip: await readAnswer(db, 'vip', { memberId }),
        rewards: (await readAnswer(db, 'vip-history', { memberId })) ?? [],
        at: (await db.syncState.get([memberId, 'vip', '', '']))?.checkedAt || undefined,
      })),
    [db, memberId],
  )
  return { view, asked }
}
