import { useLingui } from '@lingui/react/macro'
import type { FailedCall } from '../../src/api/call-result.ts'
import { useFaultWords } from '../features/promotions/use-fault-words.ts'

/** Why a call brought nothing, in a sentence. The server's refusals already speak the operator's language. */
export function useCallSentence(): (failure: FailedCall) => string {
  const { t } = useLingui()
  const faultWords = useFaultWords()
  return failure => {
    switch (failure.kind) {
      case 'refused': {
        const { error, details } = failure.refusal
        // Its sentence names the place as the server does.
        if (error === 'terms_invalid' && typeof details?.fault === 'string')
          return faultWords(details.fault, 'refusal')
        return Object.values(failure.refusal.errors ?? {})[0]?.[0] ?? failure.refusal.message
      }
      case 'done-before':
        return t`This was already done. Reload the page to see it.`
      case 'unauthenticated':
        return t`Your session has ended. Sign in again.`
      case 'unreadable':
        return t`The server gave an answer that this page does not understand. Reload the page.`
      case 'no-answer':
        return failure.cause === 'offline'
          ? t`You are offline: nothing was sent.`
          : t`The server did not answer.`
    }
  }
}
