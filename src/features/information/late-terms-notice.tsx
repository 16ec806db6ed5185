import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { readMemberId, session } from '../../state/session.ts'

type Notice = ComponentType<{ memberId: string }>

/** The place of what members are told about changed terms: its chunk comes after everything the lobby needs. */
export function LateTermsNotice() {
  const { whole } = useApp()
  const { now } = useSnapshot(session)
  const [loaded, setLoaded] = useState<{ Notice: Notice }>()
  const memberId = now.status === 'member' ? readMemberId(now) : undefined
  useEffect(() => {
    if (memberId === undefined || loaded) return
    const load = async () => {
      await whole()
      const { TermsNotice } = await import('./terms-notice.tsx')
      setLoaded({ Notice: TermsNotice })
    }
    // Without the chunk nobody is asked now; the server asks whoever acts.
    load().catch(() => undefined)
  }, [memberId, loaded, whole])
  return loaded && memberId !== undefined ? <loaded.Notice key={memberId} memberId={memberId} /> : null
}
