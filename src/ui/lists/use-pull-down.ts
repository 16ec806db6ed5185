import { type PointerEvent, useRef } from 'react'
import { prefersStill } from '../prefers-still.ts'
import { wideQuery } from '../use-media.ts'

/** Of a press that trembles. */
const trembleLimit = 8
/** A pull of so much of the sheet's height lets go of it, and a flick, which is shorter: so many px, so many a millisecond. */
const enoughShare = 0.3
const flick = { length: 32, speed: 0.5 }
const returnMs = 160

type Pull = { readonly id: number; readonly fromY: number; readonly at: number; length: number }

/**
 * A finger on the head of a sheet pulls it down and away. What it lets go of before that goes back, and so does a sheet
 * whose owner asks before it closes. Where a sheet stands in the middle of a wide screen nothing is pulled.
 */
export function usePullDown(onAway: (() => void) | undefined) {
  const pull = useRef<Pull>(undefined)
  const sheetOf = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.closest('dialog')

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!onAway || event.pointerType === 'mouse' || !event.isPrimary || matchMedia(wideQuery).matches) return
    pull.current = { id: event.pointerId, fromY: event.clientY, at: event.timeStamp, length: 0 }
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const held = pull.current
    const sheet = sheetOf(event)
    if (held?.id !== event.pointerId || !sheet) return
    const length = Math.max(0, event.clientY - held.fromY)
    if (held.length === 0) {
      if (length < trembleLimit) return
      // A pull that began on the cross is no press on it.
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    held.length = length
    sheet.style.translate = `0 ${length}px`
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const held = pull.current
    const sheet = sheetOf(event)
    pull.current = undefined
    if (held?.id !== event.pointerId || !sheet) return undefined
    sheet.style.translate = ''
    if (held.length === 0) return undefined
    if (!prefersStill()) {
      sheet.animate([{ translate: `0 ${held.length}px` }, { translate: '0 0' }], {
        duration: returnMs,
        easing: 'ease-out',
      })
    }
    const isFlick = held.length > flick.length && held.length / (event.timeStamp - held.at) > flick.speed
    return isFlick || held.length > enoughShare * sheet.clientHeight
  }
  return {
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (end(event)) onAway?.()
    },
    onPointerCancel: end,
  }
}
