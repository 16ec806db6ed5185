import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type Difference, explainDifference } from '../../contract/reconciliation.ts'
import { Button } from '../../src/ui/button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { useDesk } from '../desk/desk.ts'
import { CallFailure } from '../parts/call-failure.tsx'
import { TextAreaField } from '../parts/text-area-field.tsx'
import { useKeyedCall } from '../parts/use-keyed-call.ts'
import { useReason } from '../parts/use-reason.ts'

type ExplainDialogProps = { difference: Difference; onClose: () => void; onDone: () => void }

/** A person has looked and says why both sides differ. It moves no money: corrections are adjustments. */
export function ExplainDialog({ difference, onClose, onDone }: ExplainDialogProps) {
  const { t } = useLingui()
  const { api } = useDesk()
  const formId = useId()
  const reason = useReason(`explain ${difference.id}`)
  const [wasTried, setWasTried] = useState(false)
  const { send, isSending, failure } = useKeyedCall((body: { id: string; note: string }, key) =>
    api.call(explainDifference, { body, key }),
  )
  const submit = async () => {
    setWasTried(true)
    if (isSending || reason.fault !== undefined) return
    if ((await send({ id: difference.id, note: reason.trimmed })) === undefined) return
    reason.forget()
    onDone()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title={t`Why do they differ?`}
      footer={
        <>
          <Button
            form={formId}
            type="submit"
            tone="main"
            wide
            busy={isSending}
          >{t`Keep this explanation`}</Button>
          <Button tone="quiet" wide disabled={isSending} onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-small text-soft">{t`It stands in the audit log with your name. No money moves by it.`}</p>
        <TextAreaField
          label={t`Explanation`}
          value={reason.text}
          onChange={reason.write}
          maxLength={reason.most}
          hint={reason.hint}
          error={wasTried ? reason.fault : undefined}
        />
        <CallFailure failure={failure} />
      </form>
    </Dialog>
  )
}
