import { useLingui } from '@lingui/react/macro'
import type { CallResult } from '../../../../src/api/call-result.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'

export type Fault = { readonly message: string; readonly hint: string | undefined }

/** Why a sign-in, or a proof, brought nothing, and what to do next. */
export function useSignInFault() {
  const { t } = useLingui()
  const { now } = useBackOffice()
  const language = useLanguage()
  const sentence = useCallSentence()
  return (result: Exclude<CallResult<unknown>, { kind: 'answer' }>): Fault | undefined => {
    if (result.kind === 'unchanged') return undefined
    if (result.kind !== 'refused') return { message: sentence(result), hint: undefined }
    if (result.refusal.error === 'too_many_requests') {
      const until = formatDate(now() + (result.retryAfterMs ?? 60_000), 'time', language)
      const message = t`Too many wrong tries on this device.`
      return {
        message,
        hint: t`Try again at ${until}, or sign in with a passkey. Was it not you? Tell an owner.`,
      }
    }
    const hint =
      result.refusal.error === 'totp_invalid'
        ? t`Wait for the next code and try again. A passkey signs in at once.`
        : undefined
    return { message: sentence(result), hint }
  }
}
