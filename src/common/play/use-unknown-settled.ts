import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../../app/app-context.ts'
import { type IsMeant, readUnknown } from './find-outcome.ts'

/** While an answer is missing: calls back once the engine has found out what became of it. */
export function useUnknownSettled(
  isUnknown: boolean,
  memberId: string,
  onSettled: () => void,
  isMeant?: IsMeant,
) {
  const { db } = useApp()
  const left = useLiveQuery(
    async () => (isUnknown ? (await readUnknown(db, memberId, isMeant)).length : undefined),
    [db, memberId, isUnknown, isMeant],
  )
  const notify = useEffectEvent(onSettled)
  useEffect(() => {
    if (isUnknown && left === 0) notify()
  }, [isUnknown, left])
}
