import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../icon-button.tsx'
import { closeIcon } from '../icons/shell-icons.ts'
import { keepAmounts } from '../text/keep-amounts.tsx'

type ModalHeadProps = { id: string; title: string; onClose: (() => void) | undefined }

export function ModalHead({ id, title, onClose }: ModalHeadProps) {
  const { t } = useLingui()
  return (
    <header className="flex min-h-14 flex-none items-center gap-2 py-2 ps-5 pe-2">
      <h2 id={id} className="min-w-0 flex-1 text-title">
        {keepAmounts(title)}
      </h2>
      {onClose ? <IconButton shape={closeIcon} label={t`Close`} onClick={onClose} /> : null}
    </header>
  )
}
