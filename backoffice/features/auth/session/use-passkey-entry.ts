import { useState } from 'react'
import type * as z from 'zod/mini'
import type { passkeyAnswer } from '../../../../contract/auth/passkeys.ts'
import {
  administratorPasskeyQuestion,
  administratorPasskeySignIn,
} from '../../../../contract/operations/administrator-proof.ts'
import { askForPasskey } from '../../../../src/api/passkey-browser.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { useAutofill } from './use-autofill.ts'
import { useEnter } from './use-enter.ts'
import { type Fault, useSignInFault } from './use-sign-in-fault.ts'

/** Signing in with a passkey: by a button, or as the browser fills in the form. */
export function usePasskeyEntry() {
  const { api } = useBackOffice()
  const enter = useEnter()
  const faultOf = useSignInFault()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  const hand = async (passkey: z.input<typeof passkeyAnswer>) => {
    const result = await api.call(administratorPasskeySignIn, { body: { passkey } })
    if (result.kind === 'answer') return enter(result.reply)
    setFault(faultOf(result))
  }
  const ask = async () => {
    const asked = await api.call(administratorPasskeyQuestion, {})
    if (asked.kind !== 'answer') return setFault(faultOf(asked))
    const passkey = await askForPasskey(asked.reply.data)
    if (passkey !== undefined) await hand(passkey)
  }
  const during = (work: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    void work().finally(() => setBusy(false))
  }
  useAutofill(passkey => during(() => hand(passkey)))
  return { start: () => during(ask), busy, fault }
}
