import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../../src/ui/button.tsx'
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx'

type CodeDialogProps = { code: string; name: string; onClose: () => void }

/** Shown once: nobody can look it up again. */
export function CodeDialog({ code, name, onClose }: CodeDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={t`Code for ${name}`}
      footer={<Button tone="confirm" wide onClick={onClose}>{t`I have told it`}</Button>}
    >
      <div className="grid gap-4">
        <p translate="no" className="figures select-all text-center font-bold font-display text-hero">
          {code.replace(/(\d{4})(?=\d)/g, '$1 ')}
        </p>
        <p className="text-small text-soft">
          {t`Tell it by telephone, on the number you checked. It is good for half an hour, works once and is not shown again. The member types it under "Forgot your password?".`}
        </p>
      </div>
    </Dialog>
  )
}
