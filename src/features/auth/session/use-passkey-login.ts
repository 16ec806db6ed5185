import { useRef, useState } from 'react'
import { passkeyLogin } from '../../../../contract/auth/auth.ts'
import { passkeySignInOptions } from '../../../../contract/auth/passkeys.ts'
import { useApp } from '../../../app/app-context.ts'
import { type FailureWords, useFailureWords } from './call-words.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Whether this browser can keep a passkey at all. */
export const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

/** Signing in with the finger, the face or the screen lock. Its library is loaded when it is first asked for. */
export function usePasskeyLogin() {
  const { api, newKey } = useApp()
  // Kept until an answer: pressed again after one that was lost, it is the same session.
  const tried = useRef<string>(undefined)
  const wordsOf = useFailureWords()
  const signedIn = useSignedIn()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureWords>()

  const attempt = async (remember: boolean) => {
    const asked = await api.call(passkeySignInOptions, { body: {} })
    if (asked.kind === 'unchanged') return
    if (asked.kind !== 'answer') return setFailure(wordsOf(asked))
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { allowCredentials: _, ...optionsJSON } = asked.reply.data
    // The person closed the question, or has no passkey here: nothing to say.
    const answer = await startAuthentication({ optionsJSON }).catch(() => undefined)
    if (answer === undefined) return
    const passkey = { ...answer, clientExtensionResults: {} }
    tried.current ??= newKey()
    const result = await api.call(passkeyLogin, { body: { passkey, remember, attempt: tried.current } })
    if (result.kind !== 'no-answer') tried.current = undefined
    if (result.kind === 'answer') return signedIn(result.reply, remember)
    if (result.kind !== 'unchanged') setFailure(wordsOf(result))
  }
  const start = (remember: boolean) => {
    setBusy(true)
    setFailure(undefined)
    void attempt(remember).finally(() => setBusy(false))
  }
  return { start, busy, failure }
}
