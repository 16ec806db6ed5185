import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { appealIdentity } from '../../../../contract/account/identity.ts'
import { asLine, textLength } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageField } from '../../../ui/fields/message-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'

const least = 10

/** A person of the operator shall look at it: in the member's own words, once for each check. */
export function IdentityAppeal() {
  const { t } = useLingui()
  const { sync } = useApp()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { send, isSending, failure } = useSecuredCall(appealIdentity)
  const { form, toFirstMistake } = useFirstMistake()
  useBusyWhile(text !== '')
  const words = asLine(text)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (textLength(words) < least) return toFirstMistake()
    await send({ text: words })
    await sync.pull('identity', { force: true })
  }
  if (!isOpen)
    return <Button wide onClick={() => setIsOpen(true)}>{t`Ask for a person to look at it`}</Button>
  return (
    <form
      data-form="identity-appeal"
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      className="grid gap-4 rounded-wide bg-surface p-4 shadow-mid"
    >
      <MessageField
        label={t`Why is the result wrong?`}
        name="text"
        rows={4}
        maxLength={500}
        value={text}
        onChange={setText}
        error={wasTried && textLength(words) < least ? t`A sentence, please` : undefined}
      />
      <FormEnd failure={failure}>
        <Button type="submit" tone="main" wide busy={isSending}>{t`Send it`}</Button>
      </FormEnd>
    </form>
  )
}
