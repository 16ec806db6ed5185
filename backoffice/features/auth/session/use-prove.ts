import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import {
  administratorProofQuestion,
  proveAdministrator,
} from '../../../../contract/operations/administrator-proof.ts'
import { askForPasskey, canUsePasskeys } from '../../../../src/api/passkey-browser.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { type Fault, useSignInFault } from './use-sign-in-fault.ts'

type Proof = z.input<typeof proveAdministrator.body>

/** Proves anew who the operator is, by a passkey where they have one, or by password and code. */
export function useProve(onProved: () => void) {
  const { api } = useBackOffice()
  const faultOf = useSignInFault()
  const [hasPasskey, setHasPasskey] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  useEffect(() => {
    if (!canUsePasskeys()) return
    const giveUp = new AbortController()
    const look = async () => {
      const asked = await api.call(administratorProofQuestion, { signal: giveUp.signal })
      if (asked.kind === 'answer') setHasPasskey(asked.reply.data.allowCredentials.length > 0)
    }
    void look()
    return () => giveUp.abort()
  }, [api])

  const hand = async (body: Proof) => {
    const result = await api.call(proveAdministrator, { body })
    if (result.kind === 'answer') return onProved()
    setFault(faultOf(result))
  }
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    await work().finally(() => setBusy(false))
  }
  const ask = async () => {
    // Asked anew: the challenge that came with the dialog may be too old by now.
    const asked = await api.call(administratorProofQuestion, {})
    if (asked.kind !== 'answer') return setFault(faultOf(asked))
    const passkey = await askForPasskey(asked.reply.data)
    if (passkey !== undefined) await hand({ passkey })
  }
  return {
    hasPasskey,
    busy,
    fault,
    byPasskey: () => void during(ask),
    byCode: (proof: { password: string; totp: string }) => during(() => hand(proof)),
  }
}
