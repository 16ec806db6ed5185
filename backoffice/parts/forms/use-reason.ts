import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDesk } from '../../desk/desk.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

/** As the contract has it (`rejectWithdrawal`, `forceOffline`). */
const least = 3
const most = 300

/** A reason that somebody is writing. It outlives its dialog and the session, until it was sent. */
export function useReason(about: string) {
  const { t } = useLingui()
  const { drafts } = useDesk()
  const [text, setText] = useState(drafts.get(about) ?? '')
  const trimmed = text.trim()
  const { length } = trimmed
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
