import { useEffect } from 'react'
import { administratorSignOut } from '../../../../contract/operations/backoffice.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** As long as the server grants. Our own polling keeps the session there alive, so here is counted what a person does. */
const idleMs = 30 * 60_000
const signs = ['pointerdown', 'keydown', 'wheel'] as const

/** Ends the session of a desk that nobody has touched for half an hour. */
export function useIdleEnd() {
  const { api, session, now } = useBackOffice()
  useEffect(() => {
    let touchedAt = now()
    const touch = () => {
      touchedAt = now()
    }
    const look = () => {
      if (now() - touchedAt < idleMs) return
      void api.call(administratorSignOut, {})
      session.rest()
    }
    for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true })
    // A phone that slept looks again the moment it wakes, before anything is shown.
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, 15_000)
    return () => {
      for (const sign of signs) removeEventListener(sign, touch, { capture: true })
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [api, session, now])
}
