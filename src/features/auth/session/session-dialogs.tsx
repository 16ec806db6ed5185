import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { useChunkReload } from '../../../common/use-chunk-reload.ts'
import { closeDialogs, dialogs } from '../../../state/dialogs.ts'
import { session } from '../../../state/member/session.ts'
import { showToast } from '../../../state/toasts.ts'

const toastId = 'dialogs-lost'

/** The place of the session's dialogs. Their chunk is loaded at the first need, so that the first paint does not pay for it. */
export function SessionDialogs() {
  const { t } = useLingui()
  const { whole, session: keeper } = useApp()
  // Never automatically: a dialog must not interrupt reading.
  const { reopen } = useChunkReload({ isLost: false })
  const flags = useSnapshot(dialogs)
  const { now } = useSnapshot(session)
  const [loaded, setLoaded] = useState<{ Dialogs: ComponentType }>()
  const isWanted = flags.login || flags.register || flags.signOut || now.status === 'expired'
  const lost = t`This part of the app is not on this device yet. It needs the connection once.`
  const tryAgain = t`Try again`

  useEffect(() => {
    if (!isWanted || loaded) return
    // Their words come with the rest of the app, after the lobby's own. What keeps a session comes before anything is typed: a form
    // that was answered and could not keep the answer would stand there as if nothing had happened.
    Promise.all([import('./opened-dialogs.tsx'), whole(), keeper()]).then(
      ([{ OpenedDialogs }]) => setLoaded({ Dialogs: OpenedDialogs }),
      () => {
        closeDialogs()
        const action = { label: tryAgain, onPress: reopen }
        showToast({ id: toastId, tone: 'scarlet', text: lost, action })
      },
    )
  }, [isWanted, loaded, lost, tryAgain, whole, keeper, reopen])
  return loaded ? <loaded.Dialogs /> : null
}
