import * as z from 'zod/mini'
import type { User } from '../../contract/auth/auth.ts'
import { openSealed } from './open-sealed.ts'
import type { UserRow } from './personal-rows.ts'
import type { ReadOnlyDatabase } from './read-only.ts'

const text = z.nullable(z.string())
const details = z.object({
  ...{ realname: text, email: text, phone: text, cpf_masked: text, register_ip: text, register_area: text },
  gender: z.number(),
})

/** The part of the user info that is kept sealed. */
export function detailsOf(user: User): z.output<typeof details> {
  const { realname, email, phone, cpf_masked, register_ip, register_area, gender } = user
  return { realname, email, phone, cpf_masked, register_ip, register_area, gender }
}

/** The member's row with their details; without them where they cannot be opened any more. */
export function openUser(
  db: { readonly users: object },
  row: UserRow | undefined,
): UserRow | undefined | Promise<UserRow> {
  if (row?.sealed === undefined) return row
  return openSealed(db.users, row.sealed).then(value => {
    const parsed = z.safeParse(details, value)
    return parsed.success ? { ...row, ...parsed.data } : row
  })
}

/** For live queries of screens that show the details. */
export const readUser = (db: ReadOnlyDatabase, memberId: string): Promise<UserRow | undefined> =>
  db.users.get(memberId).then(row => openUser(db, row))
