import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { asLine, textLength } from '../../../contract/text-kinds.ts'
import { useBackOffice } from '../../state/back-office.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

/** As the contract has it of most reasons (`rejectWithdrawal`, `forceOffline`). */
export const leastReason = 3
const most = 300

/** A reason that somebody is writing, of `least` characters. It outlives its dialog and the session, until it was sent. */
export function useReason(about: string, least = leastReason) {
  const { t } = useLingui()
  const { drafts } = useBackOffice()
  const [text, setText] = useState(drafts.get(about) ?? '')
  const trimmed = asLine(text)
  const length = textLength(trimmed)
  useAskBeforeLeaving(length > 0)
  return {
    text,
    trimmed,
    most,
    hint: t`${length} of ${most} characters`,
    fault: length < least ? t`Write at least ${least} characters.` : undefined,
    write: (next: string) => {
      drafts.set(about, next)
      setText(next)
    },
    forget: () => drafts.delete(about),
  }
}
