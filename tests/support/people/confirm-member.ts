import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { isPending, settleRegistration } from '../../../server/features/auth/security/settle-registration.ts'
import { proveContact, readContacts } from '../../../server/features/auth/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { lockWallet } from '../../../server/wallet/post.ts'
import { codeIn, messagesTo } from '../outbound-messages.ts'
import type { TestApp } from '../test-app.ts'

/** Settles a registration as the codes of all its contacts would. Throws where a contact or the CPF is another member's. */
export function confirmMember({ deps }: Pick<TestApp, 'deps'>, memberId: string): Promise<void> {
  return transaction(deps.db, async tx => {
    await lockWallet(tx, memberId, 'BRL')
    for (const { kind, value } of await readContacts(deps, tx, memberId)) {
      if (value === null || (await proveContact(deps, tx, memberId, { kind, value }))) continue
      throw new Error(`${kind}_taken`)
    }
    await settleRegistration(deps, tx, memberId)
    if (await isPending(tx, memberId)) throw new Error('cpf_taken')
  })
}

interface Registered {
  readonly id: string
  readonly keyed: (key?: string) => Readonly<Record<string, string>>
}

/** As if the member's phone had never been proved, nor a code been sent; the body that asks for one. */
export async function unprovePhone(
  { deps }: TestApp,
  { id }: Pick<Registered, 'id'>,
): Promise<{ kind: 'phone' }> {
  await sql`DELETE FROM member_identifier WHERE member_id = ${id} AND kind = 'phone'`.execute(deps.db)
  await sql`DELETE FROM sent_code WHERE member_id = ${id}`.execute(deps.db)
  return { kind: 'phone' }
}

/** The code that proves the member's phone again. */
export async function sentPhoneCode(world: TestApp, member: Registered): Promise<{ code: string }> {
  const [{ value: phone }] = await readContacts(world.deps, world.deps.db, member.id)
  const count = messagesTo(world, phone ?? '').length
  const payload = await unprovePhone(world, member)
  const headers = member.keyed(randomUUID())
  await world.app.inject({ method: 'POST', url: '/api/confirmation/send', headers, payload })
  const messages = () => messagesTo(world, phone ?? '')
  await expect.poll(() => messages().length, { timeout: 10_000 }).toBeGreaterThan(count)
  return { code: codeIn(messages().at(-1) ?? '') }
}
