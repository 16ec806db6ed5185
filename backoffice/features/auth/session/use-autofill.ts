import { useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import type { passkeyAnswer } from '../../../../contract/auth/passkeys.ts'
import { administratorPasskeyQuestion } from '../../../../contract/operations/administrator-proof.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** A challenge lives five minutes: the question is put anew before. */
const everyMs = 4 * 60_000

/**
 * Lets the browser offer passkeys in the field whose `autocomplete` ends in `webauthn` (WebAuthn level 3, conditional mediation),
 * while the page stands open. A passkey asked for by a button takes its place.
 */
export function useAutofill(onPasskey: (passkey: z.input<typeof passkeyAnswer>) => void) {
  const { api } = useBackOffice()
  const take = useEffectEvent(onPasskey)
  useEffect(() => {
    let isWanted = true
    const library = import('@simplewebauthn/browser')
    const offer = async () => {
      const { browserSupportsWebAuthnAutofill, startAuthentication } = await library
      if (!(await browserSupportsWebAuthnAutofill())) return
      const asked = await api.call(administratorPasskeyQuestion, {})
      if (asked.kind !== 'answer' || !isWanted) return
      const { allowCredentials: _, ...optionsJSON } = asked.reply.data
      const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
      if (isWanted) take({ ...answer, clientExtensionResults: {} })
    }
    // Given up, replaced by the next question, or not to be had: the form still stands there.
    const offerQuietly = () => void offer().catch(() => undefined)
    offerQuietly()
    const timer = setInterval(offerQuietly, everyMs)
    return () => {
      isWanted = false
      clearInterval(timer)
      void library
        .then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
        .catch(() => undefined)
    }
  }, [api])
}
