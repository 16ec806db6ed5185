import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBusyWhile } from '../../forms/use-busy-while.ts'

/** The first six digits a thief tries. */
const easyForms = /^(\d)\1{5}$|^(?:123456|654321|012345|543210|123123|112233)$/

/** A new withdrawal password, typed twice; what is typed once is not lost to an update. */
export function useNewPin() {
  const { t } = useLingui()
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const isHalfFilled = pin !== '' || again !== ''
  useBusyWhile(isHalfFilled)
  const pinError =
    pin.length < 6
      ? t`Enter all six digits`
      : easyForms.test(pin)
        ? t`Too easy to guess: choose others`
        : undefined
  const againError = again === pin ? undefined : t`The two are not the same`
  return { pin, setPin, again, setAgain, pinError, againError, error: pinError ?? againError }
}
