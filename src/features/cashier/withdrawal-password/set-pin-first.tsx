import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { keyIcon } from '../../../ui/icons/account-icons.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

type SetPinFirstProps = { onClose: () => void; onGo: () => void }

export function SetPinFirst({ onClose, onGo }: SetPinFirstProps) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} title={t`Withdrawal password`}>
      <div className="grid gap-5">
        <p className="text-soft">
          {t`You have no withdrawal password yet. Six digits of your choice protect every withdrawal, even if somebody else holds your phone.`}
        </p>
        <Button tone="main" size="large" wide icon={keyIcon} onClick={onGo}>{t`Set it now`}</Button>
      </div>
    </Sheet>
  )
}
