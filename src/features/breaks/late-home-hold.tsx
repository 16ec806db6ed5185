import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { readMemberId, session } from '../../state/session.ts'

type Late = ComponentType<{ memberId: string }>

/** The place of what the lobby says of a break: its chunk comes after everything the lobby needs. */
export function LateHomeHold() {
  const { whole } = useApp()
  const { now } = useSnapshot(session)
  const [loaded, setLoaded] = useState<{ HomeHold: Late }>()
  const memberId = readMemberId(now)
  useEffect(() => {
    if (memberId === undefined || loaded) return
    const load = async () => {
      await whole()
      const { HomeHold } = await import('./home-hold.tsx')
      setLoaded({ HomeHold })
    }
    // Without the chunk the lobby says nothing; the games behind it do.
    load().catch(() => undefined)
  }, [memberId, loaded, whole])
  return loaded && memberId !== undefined ? <loaded.HomeHold key={memberId} memberId={memberId} /> : null
}
