import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { code, digits, exact, password, repeatedPassword } from '../fields.ts'
import { readAccount } from './read-account.ts'

/** A name, a phone or an e-mail; nothing else can be an account, and for that no code is promised. */
const account = z.pipe(
  code(1, 100).check(z.refine(text => readAccount(text) !== undefined, 'login_invalid')),
  z.transform((text: string) => readAccount(text) ?? { kind: 'name' as const, value: text }),
)

/**
 * Always the same answer, whether or not there is such an account; the code goes to its bound e-mail or phone, and works in the
 * browser that asked: the answer sets the device cookie by which that is known.
 */
export const forgotPassword = defineEndpoint('POST /api/auth/forgot', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({
    account,
    key: exact(64),
    captcha: code(1, 12),
    proof: exact(20),
  }),
  reply: z.object({}),
})

/** Refusals: code_wrong (also for accounts that do not exist), password_common. Ends every session. */
export const resetPassword = defineEndpoint('POST /api/auth/reset', {
  access: 'anyone',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    account,
    /** Six digits from a message, valid in the browser that asked for them; or twelve digits from support, valid in any. */
    code: digits([6, 12], 'code_invalid'),
    password,
    password_confirmation: repeatedPassword,
  }),
  reply: z.object({}),
})
