import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { Button } from '../../../ui/button.tsx'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { useSendProof } from './use-send-proof.ts'

/** Picks a picture or a PDF and sends it. The file goes to the server and is kept nowhere on the device. */
export function ProofUpload({ order, isAgain }: { order: Pick<Recharge, 'id'>; isAgain: boolean }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { send, isSending, failure } = useSendProof(order.id)
  const [isFirst, setIsFirst] = useState(false)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file can be picked again after a failure.
    event.target.value = ''
    if (file === undefined) return
    setIsFirst(!isAgain)
    void send(file)
  }
  // Only the server can have said so: the first one arrived, and its answer alone was lost.
  const hasArrived = isFirst && isAgain
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        aria-label={t`Proof of the transfer`}
        className="sr-only"
        tabIndex={-1}
        onChange={pick}
      />
      <FormEnd failure={hasArrived ? undefined : failure}>
        <Button
          tone={isAgain ? 'quiet' : 'main'}
          size="large"
          wide
          icon={receiptIcon}
          busy={isSending}
          onClick={() => input.current?.click()}
        >
          {isAgain ? t`Send another proof instead` : t`I have transferred: send the proof`}
        </Button>
      </FormEnd>
      <p className="text-center text-faint text-small">{t`A picture or a PDF of the receipt, up to 4 MB.`}</p>
    </div>
  )
}
