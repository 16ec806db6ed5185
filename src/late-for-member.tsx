import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from './app-context.ts'

type ForMember = ComponentType<{ memberId: string }>

type LateForMemberProps = {
  memberId: string | undefined
  /** The same function every time. */
  load: () => Promise<ForMember>
}

/** The place of what a member is told whose chunk comes after everything the lobby needs. Where it does not come nothing stands. */
export function LateForMember({ memberId, load }: LateForMemberProps) {
  const { whole } = useApp()
  const [loaded, setLoaded] = useState<{ Part: ForMember }>()
  useEffect(() => {
    if (memberId === undefined || loaded) return
    const bring = async () => {
      await whole()
      setLoaded({ Part: await load() })
    }
    bring().catch(() => undefined)
  }, [memberId, loaded, whole, load])
  return loaded && memberId !== undefined ? <loaded.Part key={memberId} memberId={memberId} /> : null
}
