import * as z from 'zod/mini'
import { email, memberName } from '../fields.ts'
import { normalisePhone } from '../phone.ts'

export interface NamedAccount {
  readonly kind: 'name' | 'phone' | 'email'
  /** In the spelling that accounts are kept by. */
  readonly value: string
}

/** Which account a person means by what they typed: its e-mail, its phone or its name; `undefined` when it can be none of them. */
export function readAccount(typed: string): NamedAccount | undefined {
  const phone = normalisePhone(typed)
  if (phone !== undefined) return { kind: 'phone', value: phone }
  const mail = z.safeParse(email, typed)
  if (mail.success) return { kind: 'email', value: mail.data }
  const name = z.safeParse(memberName, typed)
  return name.success ? { kind: 'name', value: name.data } : undefined
}
