import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app/app-context.ts'

/** Long enough not to seal each letter. */
const restMs = 400

type DraftOptions<Draft> = {
  readonly empty: Draft
  /** Checks what comes back. */
  readonly read: (kept: unknown) => Draft | undefined
  /** For what can be changed before it is known what is kept; without it the newer word stands. */
  readonly join?: (kept: Draft, written: Draft) => Draft
}

/** A text that survives the tab: kept on the device, sealed, while it is written. `undefined` until it is known whether there is one. */
export function useDraft<Draft>(
  memberId: string,
  subject: string,
  { empty, read, join }: DraftOptions<Draft>,
) {
  const { notes } = useApp()
  const [draft, setDraft] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Keeps what was written since the last rest. */
  const unkept = useRef<() => Promise<unknown>>(undefined)
  /** The last keeping, which may still go on. */
  const keeping = useRef<Promise<unknown>>(undefined)
  /** The last word about this subject. */
  const written = useRef<Draft>(undefined)
  const arrive = useEffectEvent((found: unknown) => {
    const kept = read(found)
    const meanwhile = written.current
    if (meanwhile === undefined) setDraft(kept ?? empty)
    else if (kept !== undefined && join) change(join(kept, meanwhile))
  })
  useEffect(() => {
    let isWanted = true
    written.current = undefined
    const open = async () => {
      const kept = await notes.readDraft(memberId, subject).catch(() => undefined)
      if (isWanted) arrive(kept)
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
      const kept = notes.keepDraft(memberId, subject, next).catch(() => false)
      keeping.current = kept
      return kept
    },
    [notes, memberId, subject],
  )
  useEffect(() => {
    // A phone may end a tab that is out of sight without a word.
    const keepAtOnce = () => void unkept.current?.()
    document.addEventListener('visibilitychange', keepAtOnce)
    return () => {
      document.removeEventListener('visibilitychange', keepAtOnce)
      keepAtOnce()
    }
  }, [])
  const change = (next: Draft) => {
    written.current = next
    setDraft(next)
    clearTimeout(timer.current)
    unkept.current = () => keep(next)
    timer.current = setTimeout(unkept.current, restMs)
  }
  /** Without the rest, and done when the device has it: what was sent must not stand there again after a reload. */
  const changeAtOnce = useCallback(
    async (next: Draft) => {
      written.current = next
      setDraft(next)
      await keep(next)
    },
    [keep],
  )
  /** As the device keeps it by now: another tab may have had the last word. What was written here and not kept yet is kept first. */
  const readKept = useCallback(async () => {
    await (unkept.current?.() ?? keeping.current)
    return notes.readDraft(memberId, subject).catch(() => undefined)
  }, [notes, memberId, subject])
  const forget = () => {
    written.current = undefined
    setDraft(empty)
    void keep(undefined)
  }
  return { draft, change, changeAtOnce, readKept, forget }
}
