import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { demo } from '../../../../contract/auth/auth.ts'
import { useApp } from '../../../app/app-context.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { diceIcon } from '../../../ui/icons/game-icons.ts'
import { useFailureWords, useNotSentWords } from './call-words.ts'
import { useSignedIn } from './use-signed-in.ts'

/** One tap, no personal data: R$ 5,000.00 of play money (docs/rules/accounts.md). */
export function DemoTap() {
  const { t } = useLingui()
  const { api, newKey, session } = useApp()
  const wordsOf = useFailureWords()
  const notSent = useNotSentWords()
  const signedIn = useSignedIn()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  // Kept until a definite answer, so that an impatient second tap makes no second account.
  const key = useRef<string>(undefined)

  const tap = async () => {
    setBusy(true)
    try {
      // Before anything is sent: an account that was made and could not be kept would be lost.
      await session()
    } catch {
      setBusy(false)
      return setMessage(notSent.message)
    }
    key.current ??= newKey()
    const result = await api.call(demo, { key: key.current, body: { remember: true } })
    setBusy(false)
    if (result.kind !== 'no-answer') key.current = undefined
    if (result.kind === 'answer') return signedIn(result.reply, true)
    if (result.kind !== 'unchanged') setMessage(wordsOf(result).message)
  }
  return (
    <div className="feather grid gap-2 bg-ground-deep p-4">
      <p className="text-small text-soft">
        <Trans>Just looking? Play every game with R$ 5,000 of play money, without giving any data.</Trans>
      </p>
      <FormErrors message={message} />
      <Button icon={diceIcon} wide busy={busy} onClick={() => void tap()}>{t`Try the demo`}</Button>
    </div>
  )
}
