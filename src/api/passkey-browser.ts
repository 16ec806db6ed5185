import type * as z from 'zod/mini'
import type { passkeyAddOptions, passkeyAnswer, passkeySignInOptions } from '../../contract/auth/passkeys.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'

/** Whether this browser can keep or use a passkey at all. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

type Asked = ReplyOf<typeof passkeySignInOptions>['data']
type Offered = ReplyOf<typeof passkeyAddOptions>['data']

/** Asks the device for one of its passkeys; `undefined`: the person closed the question, or there is none. */
export async function askForPasskey(options: Asked): Promise<z.input<typeof passkeyAnswer> | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = { ...options, allowCredentials: options.allowCredentials.map(known) }
  const answer = await startAuthentication({ optionsJSON }).catch(() => undefined)
  // Nothing was asked of extensions, so nothing they say is sent.
  return answer && { ...answer, clientExtensionResults: {} }
}

/** Has the device make a passkey; `undefined`: the person closed the question, or this device has one already. */
export async function makePasskey(options: Offered) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = { ...options, excludeCredentials: options.excludeCredentials.map(known) }
  const made = await startRegistration({ optionsJSON }).catch(() => undefined)
  return made && { ...made, clientExtensionResults: {} }
}

const known = ({ id, type }: Asked['allowCredentials'][number]) => ({ id, type })
