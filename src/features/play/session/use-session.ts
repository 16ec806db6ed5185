import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useApp } from '../../../app-context.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { inBackground } from '../../../sync/in-background.ts'
import { type SessionView, sessionAt } from './session-view.ts'

type Asked = {
  memberId: string
  /** Of the wallet as the game last told it. */
  walletVersion: number | undefined
  now: number
  /** While an outcome is still being shown the figures stay as they were: the animation tells first. */
  isHeld: boolean
}

/** The member's session of real money, kept fresh while a game is open; `undefined` while nothing is known. */
export function useSession({ memberId, walletVersion, now, isHeld }: Asked): SessionView | undefined {
  const { db, sync } = useApp()
  const told = useLiveQuery(() => readAnswer(db, 'play-session', { memberId }), [db, memberId])
  const [shown, setShown] = useState(told)
  if (!isHeld && shown !== told) setShown(told)
  useEffect(() => sync.watch('play-session'), [sync])
  // Where the stream of news is cut, the answers of the game say that there is more to know.
  const isBehind = told !== undefined && told.wallet_version < (walletVersion ?? 0)
  useEffect(() => {
    if (isBehind && !isHeld) inBackground(sync.pull('play-session', { force: true }))
  }, [sync, isBehind, isHeld])
  return shown === undefined ? undefined : sessionAt(shown, now)
}
