import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { Dialog } from '../../../src/ui/overlays/dialog.tsx'
import { Sheet } from '../../../src/ui/overlays/sheet.tsx'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

type WritingSheetProps = {
  /** Its name in tests/input/forms.ts. */
  form: string
  title: string
  footer: ReactNode
  /** Something is written that the server does not have. */
  isChanged: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet in which somebody writes: it asks before it throws away what is not saved. */
export function WritingSheet({ form, isChanged, onClose, children, ...sheet }: WritingSheetProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  useAskBeforeLeaving(isChanged)
  return (
    <>
      <Sheet open {...sheet} isAsking={isAsking} onClose={() => (isChanged ? setIsAsking(true) : onClose())}>
        <div data-writes={form} className="contents">
          {children}
        </div>
      </Sheet>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Throw away what you wrote?`}
        footer={
          <>
            <Button tone="main" wide onClick={() => setIsAsking(false)}>{t`Go on writing`}</Button>
            <Button tone="danger" wide onClick={onClose}>{t`Throw away`}</Button>
          </>
        }
      >
        <p className="text-small text-soft">{t`Your changes are not saved. Nobody can bring them back.`}</p>
      </Dialog>
    </>
  )
}
