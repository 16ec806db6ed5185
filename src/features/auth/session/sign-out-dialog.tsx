import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { closeDialogs } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import type { UnsentWrite } from '../../../sync/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

/** Signing out: what waits is sent first; what could not be sent is kept or discarded, by the member's word (src/sync/README.md). */
export function SignOutDialog({ open }: { open: boolean }) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={closeDialogs} title={t`Sign out`}>
      {open ? <SignOutQuestion /> : null}
    </Dialog>
  )
}

function SignOutQuestion() {
  const { t } = useLingui()
  const { session, sync } = useApp()
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState<readonly UnsentWrite[]>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let isHere = true
    void sync.drainBeforeSignOut().then(found => isHere && setUnsent(found))
    return () => {
      isHere = false
    }
  }, [sync])

  const leave = async (keepUnsent: boolean) => {
    setBusy(true)
    const keeper = await session()
    await keeper.signOut({ keepUnsent })
    closeDialogs()
    showToast({ tone: 'sky', text: t`You are signed out.` })
    await navigate({ to: '/' })
  }
  if (unsent === undefined) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <p className="text-small text-soft">{t`Sending what is still waiting…`}</p>
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (unsent.length === 0) {
    return (
      <div className="grid gap-4">
        <p className="text-soft">{t`Your data leaves this device and stays safe in your account.`}</p>
        <Button tone="main" wide busy={busy} onClick={() => void leave(true)}>{t`Sign out`}</Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="font-firm">
        {t`${plural(unsent.length, {
          one: '# change has not been sent.',
          other: '# changes have not been sent.',
        })}`}
      </p>
      <p className="text-soft">{t`Kept changes are sent at your next sign-in on this device.`}</p>
      <Button
        tone="main"
        wide
        busy={busy}
        onClick={() => void leave(true)}
      >{t`Keep them and sign out`}</Button>
      <Button
        tone="danger"
        wide
        busy={busy}
        onClick={() => void leave(false)}
      >{t`Discard them and sign out`}</Button>
    </div>
  )
}
