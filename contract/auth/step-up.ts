import * as z from 'zod/mini'
import { exact } from '../fields.ts'

/** What a fresh proof of the person is asked for; each proof serves its own purpose only. */
export const stepUpPurposes = [
  'email',
  'phone',
  'totp',
  'passkeys',
  'withdrawal_password',
  'accounts',
  'export',
  'erase',
] as const
export type StepUpPurpose = (typeof stepUpPurposes)[number]

/** A step-up's token; bound to the member, the session and the purpose. */
export const stepUpProof = exact(600).check(z.minLength(1, 'required'))
