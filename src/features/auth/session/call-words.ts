import { useLingui } from '@lingui/react/macro'
import type { FailedCall } from '../../../api/call-result.ts'

export type FailureWords = {
  /** The sentence over the form. */
  message: string
  hint: string | undefined
  /** First sentence of each field that was refused. */
  fields: Record<string, string>
}

/** What a call that failed says to the person at the form, in their language. */
export function useFailureWords(): (failed: FailedCall) => FailureWords {
  const { t } = useLingui()
  const kept = t`Nothing you typed is lost.`
  return failed => {
    switch (failed.kind) {
      case 'refused':
        return {
          message: failed.refusal.errors ? t`Please fix the error in the form` : failed.refusal.message,
          hint: undefined,
          fields: firstSentences(failed.refusal.errors ?? {}),
        }
      case 'no-answer':
        return { message: t`Network error, please try again later`, hint: kept, fields: {} }
      case 'done-before':
        return {
          message: t`This was already done. Open the page again to see it.`,
          hint: undefined,
          fields: {},
        }
      case 'unauthenticated':
        return { message: t`Currently not logged in, please log in first`, hint: kept, fields: {} }
      case 'unreadable':
        return { message: t`The answer could not be read. Please try again.`, hint: kept, fields: {} }
    }
  }
}

/** Where the verification code or its proof is not to be had: nothing left the device. */
export function useNotSentWords(): FailureWords {
  const { t } = useLingui()
  return {
    message: t`That did not arrive: nothing was done.`,
    hint: t`Nothing you typed is lost.`,
    fields: {},
  }
}

function firstSentences(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const entries = Object.entries(errors).flatMap(([field, sentences]) => {
    const [first] = sentences
    return first === undefined ? [] : [[field, first] as const]
  })
  return Object.fromEntries(entries)
}
