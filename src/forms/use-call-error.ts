import { useLingui } from '@lingui/react/macro'
import type { CallResult } from '../api/call-result.ts'
import { useLostTry } from './use-lost-try.ts'
import type { FormFailure } from './use-queued-form.ts'

/**
 * What is said of a call that is made at once where the device can keep nothing, under a key that stays for another press;
 * `undefined` where it was done.
 */
export function useCallError(): (result: CallResult<unknown>) => FormFailure | undefined {
  const { t } = useLingui()
  const afterLost = useLostTry()
  return tried => {
    const result = afterLost(tried)
    const say = (message: string): FormFailure => ({ message, fields: {} })
    if (result.kind === 'answer' || result.kind === 'done-before') return undefined
    if (result.kind === 'refused') return say(result.refusal.message)
    if (result.kind === 'unauthenticated') return say(t`Currently not logged in, please log in first`)
    return result.kind === 'no-answer' && result.cause === 'offline'
      ? say(t`You are offline: nothing was sent.`)
      : say(t`No answer came. Press again: it counts once.`)
  }
}
