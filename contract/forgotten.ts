import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { line, password } from './fields.ts'

const account = line(1, 100)

/** Always the same answer, whether or not there is such an account; the code goes to its bound e-mail or phone. */
export const forgotPassword = defineEndpoint('POST /api/auth/forgot', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({
    account,
    key: line(1, 64),
    captcha: line(1, 12),
    proof: line(1, 20),
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
    code: z.string('required').check(z.trim(), z.regex(/^\d{6}$/, 'code_invalid')),
    password,
    password_confirmation: z.string('required').check(z.maxLength(128, 'password_too_long')),
  }),
  reply: z.object({}),
})
