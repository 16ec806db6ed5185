import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../app-context.ts'

/** Long enough not to seal each letter. */
const restMs = 400

/**
 * A text that survives the tab: kept on the device, sealed, while it is written. `read` checks what comes back; `undefined`
 * until it is known whether there is one.
 */
export function useDraft<Draft>(
  memberId: string,
  subject: string,
  { empty, read }: { readonly empty: Draft; readonly read: (kept: unknown) => Draft | undefined },
) {
  const { notes } = useApp()
  const [draft, setDraft] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Keeps what was written since the last rest. */
  const unkept = useRef<() => void>(undefined)
  const readKept = useRef(read)
  const nothing = useRef(empty)
  useEffect(() => {
    let isWanted = true
    const open = async () => {
      const kept = await notes.readDraft(memberId, subject).catch(() => undefined)
      if (isWanted) setDraft(readKept.current(kept) ?? nothing.current)
    }
    void open()
    return () => {
      isWanted = false
    }
  }, [notes, memberId, subject])
  const keep = useCallback(
    (next: Draft | undefined): Promise<boolean> => {
      clearTimeout(timer.current)
      unkept.current = undefined
      return notes.keepDraft(memberId, subject, next).catch(() => false)
    },
    [notes, memberId, subject],
  )
  useEffect(() => {
    // A phone may end a tab that is out of sight without a word.
    const keepAtOnce = () => unkept.current?.()
    document.addEventListener('visibilitychange', keepAtOnce)
    return () => {
      document.removeEventListener('visibilitychange', keepAtOnce)
      keepAtOnce()
    }
  }, [])
  const change = (next: Draft) => {
    setDraft(next)
    clearTimeout(timer.current)
    unkept.current = () => void keep(next)
    timer.current = setTimeout(unkept.current, restMs)
  }
  /** Without the rest, and done when the device has it: what was sent must not stand there again after a reload. */
  const changeAtOnce = useCallback(
    async (next: Draft) => {
      setDraft(next)
      await keep(next)
    },
    [keep],
  )
  const forget = () => {
    setDraft(nothing.current)
    void keep(undefined)
  }
  return { draft, change, changeAtOnce, forget }
}
