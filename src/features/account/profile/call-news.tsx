import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../../../app/app-context.ts'
import type { SettledCallRow } from '../../../db/queue-rows.ts'
import { isHandledInline } from '../../../state/handled-inline.ts'
import { dismissToast, showToast } from '../../../state/toasts.ts'
import { useOutcomeWords } from './use-outcome-words.ts'
import { whereRecorded } from './where-recorded.ts'

const tones = { done: 'leaf', refused: 'scarlet', 'not-done': 'sky' } as const

/**
 * Tells what became of calls whose answer was lost, each once and in a tab that is looked at, whichever tab or start found it
 * out. It stays to be read among what waits.
 */
export function CallNews({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db, sync } = useApp()
  const router = useRouter()
  const { sentence } = useOutcomeWords()
  const untold = useLiveQuery(
    async () => (await db.settledCalls.where('memberId').equals(memberId).toArray()).filter(isUntold),
    [db, memberId],
  )

  const notifyOne = async (row: SettledCallRow) => {
    if (!(await sync.claimNotification(row.key))) return
    // Of a refusal the game says only that nothing was done.
    if (isHandledInline(row.key) && row.outcome !== 'refused') return
    const id = `call-${row.key}`
    const to = whereRecorded(row.call)
    // The game shows the round, too, in another tab or later: there a message that stays would only be in the way.
    const stays = to !== undefined && to !== '/order-center/games'
    const open = (path: string) => {
      dismissToast(id)
      void router.navigate({ to: path })
    }
    const action = stays ? { label: t`See`, onPress: () => open(to) } : undefined
    showToast({ id, tone: tones[row.outcome], text: sentence(row), action })
  }
  const notify = useEffectEvent((rows: readonly SettledCallRow[]) => {
    if (document.visibilityState === 'visible') for (const row of rows) void notifyOne(row)
  })
  useEffect(() => {
    if (!untold) return
    const look = () => notify(untold)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [untold])
  return null
}

const isUntold = (row: SettledCallRow) => !row.isTold
