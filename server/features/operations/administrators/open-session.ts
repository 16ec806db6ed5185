import type * as z from 'zod/mini'
import type { Language } from '../../../../contract/language.ts'
import type { administratorSignIn } from '../../../../contract/operations/administrator-proof.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Answer, answer } from '../../../platform/http/answers/answer.ts'
import { countUsable } from './administrator-passkeys.ts'
import { deviceOf } from './device-cookie.ts'
import { recordDevice } from './device-store.ts'
import { type AdministratorRow, insertAdministratorSession, keepLanguage } from './store.ts'

/** A working day; half an hour away from the desk ends it before (`idleMs`). */
const sessionMs = 8 * 60 * 60_000

export type SignedIn = z.output<typeof administratorSignIn.reply>

/** Where somebody signs in from. */
export interface From {
  readonly ip: string
  readonly userAgent: string | undefined
  readonly language: Language
  readonly cookies: Readonly<Record<string, string | undefined>>
}

interface Way {
  readonly by: 'passkey' | 'code'
  /** Their password breaks the rules of today; unknown, so `false`, where none was typed. */
  readonly isWeak: boolean
}

/** A session of somebody who proved who they are. */
export async function openSession(
  deps: Deps,
  { id: administratorId, email, name, role }: AdministratorRow,
  { userAgent, cookies, language }: From,
  { by, isWeak }: Way,
): Promise<Answer<SignedIn>> {
  const passkeys = await countUsable(deps.db, administratorId)
  const device = deviceOf(deps, cookies)
  const token = deps.random(32).toString('base64url')
  const now = deps.clock.now()
  const session = {
    id: deps.ids(),
    administratorId,
    userAgent: userAgent?.slice(0, 200) ?? null,
    deviceHash: device.id,
    weakPassword: isWeak,
    now,
    endsAt: new Date(now.getTime() + sessionMs),
  }
  await transaction(deps.db, async tx => {
    await keepLanguage(tx, administratorId, language)
    await insertAdministratorSession(tx, { ...session, tokenHash: hashToken(deps, token) })
    await recordDevice(tx, administratorId, device.id, now)
    const subject = `administrator:${administratorId}`
    // The second way, although the first one is there: worth a look when it is not the person's habit.
    const method = by === 'code' && passkeys > 0 ? 'code_despite_passkey' : by
    const details = { session: session.id, method }
    await audit(deps, tx, { administratorId, action: 'sign_in', subject, details })
  })
  const fields = {
    access_token: token,
    expires_in: sessionMs / 1000,
    data: { id: administratorId, email, name, role, passkeys, must_change_password: isWeak },
  }
  return answer(fields, { cookies: [device.cookie] })
}

export function hashToken({ secrets }: Pick<Deps, 'secrets'>, token: string): Buffer {
  return secrets.sign('administrator-session', token)
}
