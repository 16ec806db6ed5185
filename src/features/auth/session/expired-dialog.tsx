import { useLingui } from '@lingui/react/macro'
import { useApp } from '../../../app/app-context.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type ExpiredDialogProps = { open: boolean; onLater: () => void }

/** The prompt of the specification, section 4. What waits to be sent stays on the device until the same member is back. */
export function ExpiredDialog({ open, onLater }: ExpiredDialogProps) {
  const { t } = useLingui()
  const { session } = useApp()
  const leave = async () => {
    onLater()
    const keeper = await session()
    await keeper.leave(true)
  }
  return (
    <Dialog open={open} onClose={onLater} title={t`Login expired, log in again?`}>
      <div className="grid gap-4">
        <p className="text-soft">{t`Login expired, do you want to log in again? Nothing you saved here is lost.`}</p>
        <Button
          tone="main"
          wide
          onClick={() => {
            onLater()
            openDialog('login')
          }}
        >{t`Log in again`}</Button>
        <Button wide onClick={() => void leave()}>{t`Stay signed out`}</Button>
      </div>
    </Dialog>
  )
}
