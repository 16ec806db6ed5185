import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { closeDialogs, dialogs } from '../../state/dialogs.ts'
import { session } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'

/** The place of the session's dialogs. Their chunk is loaded at the first need, so that the first paint does not pay for it. */
export function SessionDialogs() {
  const { t } = useLingui()
  const { whole } = useApp()
  const flags = useSnapshot(dialogs)
  const { now } = useSnapshot(session)
  const [loaded, setLoaded] = useState<{ Dialogs: ComponentType }>()
  const isWanted = flags.login || flags.register || flags.signOut || now.status === 'expired'
  const failure = t`This part of the app is not on this device yet. It needs the connection once.`

  useEffect(() => {
    if (!isWanted || loaded) return
    // Their words come with the rest of the app, after the lobby's own.
    Promise.all([import('./opened-dialogs.tsx'), whole()]).then(
      ([{ OpenedDialogs }]) => setLoaded({ Dialogs: OpenedDialogs }),
      () => {
        closeDialogs()
        showToast({ tone: 'scarlet', text: failure })
      },
    )
  }, [isWanted, loaded, failure, whole])
  return loaded ? <loaded.Dialogs /> : null
}
