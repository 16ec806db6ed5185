import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { inBackground } from '../../../sync/in-background.ts'
import { type SessionView, sessionAt } from './session-view.ts'

type Asked = {
  memberId: string
  /** Of the wallet, as the game last reported it. */
  walletVersion: number | undefined
  now: number
  /** While an outcome is still being shown the figures stay as they were: the animation tells first. */
  isHeld: boolean
}

/** Rounds may follow each other fast: the figures are asked for no more often, and are never older than this for long. */
const restMs = 2_000

/** The member's session of real money, kept fresh while a game is open; `undefined` while nothing is known. */
export function useSession({ memberId, walletVersion, now, isHeld }: Asked): SessionView | undefined {
  const { db, sync, now: clock } = useApp()
  const answer = useLiveQuery(() => readAnswer(db, 'play-session', { memberId }), [db, memberId])
  const balance = useLiveQuery(() => db.balances.get(memberId), [db, memberId])
  const [shown, setShown] = useState(answer)
  if (!isHeld && shown !== answer) setShown(answer)
  useEffect(() => {
    const stops = [sync.watch('play-session'), sync.watch('balance')]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sync])
  // What this game, another tab or another device played is heard of as a later wallet.
  const newest = Math.max(walletVersion ?? 0, balance?.wallet_version ?? 0)
  const lacks = answer !== undefined && answer.wallet_version < newest ? newest : undefined
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (lacks === undefined || isHeld) return
    const ask = () => {
      askedAt.current = clock()
      inBackground(sync.pull('play-session', { force: true }))
    }
    const timer = setTimeout(ask, Math.max(0, askedAt.current + restMs - clock()))
    return () => clearTimeout(timer)
  }, [sync, clock, lacks, isHeld])
  return shown === undefined ? undefined : sessionAt(shown, now)
}
