import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { closeDialogs, dialogs } from '../../state/dialogs.ts'
import { session } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'

/** The place of the session's dialogs. Their chunk is loaded at the first need, so that the first paint does not pay for it. */
export function SessionDialogs() {
  const { t } = useLingui()
  const flags = useSnapshot(dialogs)
  const { now } = useSnapshot(session)
  const [loaded, setLoaded] = useState<{ Dialogs: ComponentType }>()
  const isWanted = flags.login || flags.register || flags.signOut || now.status === 'expired'
  const failure = t`This part of the app is not on this device yet. It needs the connection once.`

  useEffect(() => {
    if (!isWanted || loaded) return
    import('./opened-dialogs.tsx').then(
      ({ OpenedDialogs }) => setLoaded({ Dialogs: OpenedDialogs }),
      () => {
        closeDialogs()
        showToast({ tone: 'scarlet', text: failure })
      },
    )
  }, [isWanted, loaded, failure])
  return loaded ? <loaded.Dialogs /> : null
}
