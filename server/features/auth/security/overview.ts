import type { SecurityView } from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import type { PasskeyRow } from '../../../platform/passkeys/passkey-store.ts'
import { readConfirmation } from '../factors/contact-confirmation.ts'
import { countRecoveryCodes, readTotp } from '../factors/factor-store.ts'
import { memberPasskeys } from '../factors/member-passkeys.ts'
import { readIdentity, readOpenSessions, showEmail, showPhone } from '../service.ts'
import { listEvents } from './history-store.ts'
import { currentHold } from './holds.ts'

/** Everything about the safety of the account, as of now: what is set, who is signed in, what happened. */
export async function readOverview(
  deps: Deps,
  { memberId, sessionId }: MemberCaller,
  hasWithdrawalPassword: boolean,
): Promise<SecurityView> {
  const { db } = deps
  const [person, totp, codes, passkeys, sessions, events, hold, confirmation] = await Promise.all([
    readIdentity(deps, db, memberId),
    readTotp(db, memberId),
    countRecoveryCodes(db, memberId),
    memberPasskeys.list(db, memberId),
    readOpenSessions(deps, memberId),
    listEvents(db, memberId),
    currentHold(deps, db, memberId),
    readConfirmation(deps, db, memberId),
  ])
  const { email = null, phone = null } = person ?? {}
  return {
    email: email === null ? null : showEmail(email),
    phone: phone === null ? null : showPhone(phone),
    confirmation,
    has_withdrawal_password: hasWithdrawalPassword,
    has_totp: totp !== undefined && totp.confirmed_at !== null,
    recovery_codes_left: codes,
    passkeys: passkeys.map(toPasskey),
    sessions: sessions.map(row => ({
      id: row.id,
      is_current: row.id === sessionId,
      remembered: row.remembered,
      browser: row.browser ?? '',
      system: row.system ?? '',
      network: row.network ?? '',
      method: row.method ?? 'password',
      created_at: row.created_at.toISOString(),
      seen_at: (row.seen_at ?? row.created_at).toISOString(),
    })),
    history: events.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    hold: hold === undefined ? null : { until: hold.until.toISOString(), reason: hold.reason },
  }
}

function toPasskey(row: PasskeyRow): SecurityView['passkeys'][number] {
  return {
    id: row.id,
    name: row.name,
    is_synced: row.is_synced,
    is_suspended: row.suspended_at !== null,
    created_at: row.created_at.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
  }
}
