import { useLingui } from '@lingui/react/macro'
import { longestPassword } from '../../../contract/fields.ts'
import { asSecret, textLength } from '../../../contract/text-kinds.ts'

/** What a form can say of a password before it is sent, counted as the contract counts it. */
export function usePasswordFaults() {
  const { t } = useLingui()
  const most = longestPassword
  const tooLong = t`At most ${most} characters.`
  return {
    /** Of one that is being chosen; `tooShort` is the form's sentence for fewer than `least` characters. */
    ofNew: (password: string, least: number, tooShort: string) => {
      const length = textLength(asSecret(password))
      if (length < least) return tooShort
      return length > most ? tooLong : undefined
    },
    /** Of one that was chosen before. */
    ofGiven: (password: string) => {
      if (password === '') return t`Enter your password`
      return textLength(password) > most ? tooLong : undefined
    },
  }
}
