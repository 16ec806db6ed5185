import { useCallback, useEffect, useMemo, useState } from 'react'
import { type SlotView, slotView } from '../../../../games/slots/slot-schemas.ts'
import type { Table } from '../../../common/play/use-table.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { readView } from '../round/read-view.ts'
import { frameAfterSkip, framesOf, type SlotFrame } from './slot-frames.ts'

export type SlotShow = {
  view: SlotView | undefined
  /** What is being shown; nothing when the reels rest. */
  frame: SlotFrame | undefined
  skip: () => void
  skipAll: () => void
}

/** Walks through a settled round, moment by moment. It only shows: the round is booked before the first reel stops. */
export function useSlotShow({ round, phase, shown }: Table): SlotShow {
  const view = useMemo(() => (round ? readView(slotView, round.view) : undefined), [round])
  const frames = useMemo(() => (view ? framesOf(view, prefersStill()) : []), [view])
  const [at, setAt] = useState({ id: round?.id, index: frames.length })
  const isShowing = phase === 'showing'
  if (isShowing && at.id !== round?.id) setAt({ id: round?.id, index: 0 })
  const index = at.id === round?.id ? at.index : 0
  const frame = isShowing ? frames[index] : undefined
  const goTo = useCallback((to: number) => setAt(known => ({ ...known, index: to })), [])
  useEffect(() => {
    if (!isShowing) return
    if (!frame) return shown()
    const timer = setTimeout(() => goTo(index + 1), frame.ms)
    return () => clearTimeout(timer)
  }, [isShowing, frame, index, goTo, shown])
  return {
    view,
    frame,
    skip: () => {
      if (isShowing) goTo(frameAfterSkip(frames, index))
    },
    skipAll: () => goTo(frames.length),
  }
}
