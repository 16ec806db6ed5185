import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  addAdministratorPasskey,
  administratorPasskeyOffer,
} from '../../../../contract/operations/administrator-security.ts'
import type { FailedCall } from '../../../../src/api/call-result.ts'
import { makePasskey } from '../../../../src/api/passkey-browser.ts'
import { browserName } from '../../../parts/browser-name.ts'
import { mayHaveArrived } from '../../../parts/may-have-arrived.ts'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type Fault = { readonly message: string; readonly hint: string | undefined }

/** Has the device make a passkey and hands it in, under the name of the browser and its system. */
export function useAddPasskey(onChanged: () => Promise<void>) {
  const { t } = useLingui()
  const { api, newKey, toasts } = useBackOffice()
  const sentence = useCallSentence()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  const fail = (failure: FailedCall) => {
    const hint = mayHaveArrived(failure)
      ? t`See whether it is in the list before you add another one.`
      : undefined
    setFault({ message: sentence(failure), hint })
  }
  const make = async () => {
    const offered = await api.call(administratorPasskeyOffer, {})
    if (offered.kind === 'unchanged') return
    if (offered.kind !== 'answer') return fail(offered)
    const passkey = await makePasskey(offered.reply.data)
    if (passkey === undefined) return
    const name = (browserName(navigator.userAgent) ?? t`My device`).slice(0, 40)
    const result = await api.call(addAdministratorPasskey, { body: { name, passkey }, key: newKey() })
    await onChanged()
    if (result.kind === 'answer') return toasts.show('leaf', t`Passkey added. Use it at your next sign-in.`)
    if (result.kind !== 'unchanged') fail(result)
  }
  const add = () => {
    setBusy(true)
    setFault(undefined)
    void make().finally(() => setBusy(false))
  }
  return { add, busy, fault }
}
