import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { preloadedView, questionOf } from '../../../common/preloaded-answers.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { withWaiting } from './waiting-limits.ts'

/** The member's limits as the device knows them, and how old that is. */
export function useLimits(memberId: string) {
  const { db } = useApp()
  const asked = useRefresh('limits')
  const ahead = preloadedView('limits', questionOf('limits', { memberId }))
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'queuedWrites', 'syncState'], async () => {
        const known = await readAnswer(db, 'limits', { memberId })
        const queued = await db.queuedWrites.where('memberId').equals(memberId).toArray()
        return {
          limits: known && withWaiting(known, queued),
          at: await readAge(db, { memberId, resource: 'limits' }),
        }
      }),
    [db, memberId],
    ahead && { limits: ahead.answer && withWaiting(ahead.answer, []), at: ahead.at },
  )
  return { view, asked }
}
