import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isEasyPin } from '../../../../contract/cashier/easy-pin.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'

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
      : isEasyPin(pin)
        ? t`Too easy to guess: choose others`
        : undefined
  const againError = again === pin ? undefined : t`The two are not the same`
  return { pin, setPin, again, setAgain, pinError, againError, error: pinError ?? againError }
}
