import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useApp } from '../../app/app-context.ts'
import { type LastTry, openMoneyCall } from '../../sync/calls/open-money-call.ts'
import { sportsBetCall } from './sports-resources.ts'

const lastTry = z.object({ key: z.string(), body: z.string() })

/**
 * The call that places the slips of a book. The last call that is not known to be over is kept beside the slip, because the slip
 * outlives the tab: a member who opens the book again continues from there, and bets nothing twice.
 */
export function useSentSlip(memberId: string, part: string) {
  const { db, notes, now, sync } = useApp()
  const subject = `slip-sent ${part}`
  const last = useRef<LastTry>(undefined)
  const [isRead, setIsRead] = useState(false)
  /** An answer was lost, on this visit or before, whatever was said or changed since. */
  const [isUnknown, setIsUnknown] = useState(false)
  const keep = useCallback(
    (next: LastTry | undefined) => {
      last.current = next
      return notes.keepDraft(memberId, subject, next).catch(() => false)
    },
    [notes, memberId, subject],
  )
  const form = useMemo(() => openMoneyCall(sync.money, sportsBetCall(now), keep), [sync, now, keep])
  useEffect(() => {
    let isWanted = true
    const goOn = async () => {
      const kept = z.safeParse(lastTry, await notes.readDraft(memberId, subject)).data
      const isOver = kept !== undefined && (await db.openCalls.get(kept.key)) === undefined
      if (!isWanted) return
      if (kept) form.resume(kept)
      last.current = kept
      setIsUnknown(kept !== undefined)
      // The outcome of a call that is over is applied first (`setKnown`); the slip cannot be bet before that.
      setIsRead(!isOver)
    }
    goOn().catch(() => isWanted && setIsRead(true))
    return () => {
      isWanted = false
    }
  }, [db, notes, memberId, subject, form])

  /** The next slip is another, though it be the same. */
  const forget = useCallback(() => {
    form.close()
    if (last.current) void keep(undefined)
  }, [form, keep])
  /** Nothing of it is open any more. */
  const forgetIfOver = useCallback(async () => {
    if (last.current && !(await db.openCalls.get(last.current.key))) await keep(undefined)
  }, [db, keep])
  /** What it waits for: that one, or whichever stood in its way. */
  const isWaitedFor = useCallback(
    (call: string, key: string) =>
      call === 'sports-bet' && (last.current === undefined || last.current.key === key),
    [],
  )
  const setKnown = useCallback(() => {
    setIsUnknown(false)
    setIsRead(true)
  }, [])
  return { form, last, isRead, isUnknown, setIsUnknown, setKnown, isWaitedFor, forget, forgetIfOver }
}
