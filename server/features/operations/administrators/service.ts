import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { fromBase32, matchingStep, totpUri } from '../../../platform/secrets/totp.ts'
import { writeToAdministrator } from './administrator-message.ts'
import {
  findInvite,
  type InviteRow,
  insertAdministrator,
  replaceCredentials,
  useInvite,
} from './invite-store.ts'
import { type InviteDeps, totpContext } from './invites.ts'
import { passwordFault } from './password-fault.ts'
import { probationFrom } from './probation.ts'

interface Enrolment {
  readonly email: string
  readonly totp_secret: string
  readonly totp_uri: string
  readonly expires_at: string
  /** For how long they will approve nothing; 0: for no time. */
  readonly probation_hours: number
}

const hourMs = 3_600_000

const hashOf = ({ secrets }: Pick<Deps, 'secrets'>, token: string) =>
  secrets.sign('administrator-invite', token)

/** What an invitation shows: the address, and the secret of its TOTP. Refuses enrolment_expired. */
export async function readEnrolment(
  deps: InviteDeps & Pick<Deps, 'config'>,
  token: string,
): Promise<Enrolment | Refused> {
  const { db, clock, secrets, config } = deps
  const invite = await findInvite(db, hashOf(deps, token), clock.now())
  if (invite === undefined) return refuse('enrolment_expired')
  const secret = secrets.decrypt(invite.totp_sealed, totpContext(invite.email))
  return {
    email: invite.email,
    totp_secret: secret,
    totp_uri: totpUri(invite.email, secret),
    expires_at: invite.expires_at.toISOString(),
    probation_hours: config.probationMs / hourMs,
  }
}

/** Sets the password and proves the authenticator, in that order of doubt: the link stays usable after a wrong code. */
export async function enrolAdministrator(
  deps: InviteDeps & Pick<Deps, 'ids' | 'config'>,
  { token, password, totp }: { readonly token: string; readonly password: string; readonly totp: string },
): Promise<Refused | undefined> {
  const { db, clock, secrets } = deps
  const tokenHash = hashOf(deps, token)
  const invite = await findInvite(db, tokenHash, clock.now())
  if (invite === undefined) return refuse('enrolment_expired')
  const secret = fromBase32(secrets.decrypt(invite.totp_sealed, totpContext(invite.email)))
  const step = matchingStep(secret, totp, clock.now())
  if (step === undefined) return refuse('totp_invalid')
  const fault = passwordFault(deps, password, invite)
  if (fault !== undefined) return fault
  const password_hash = await hashPassword(password)
  return transaction(db, async tx => {
    const now = clock.now()
    if (!(await useInvite(tx, tokenHash, now))) return refuse('enrolment_expired')
    const id = invite.administrator_id ?? deps.ids()
    const probation_until = probationFrom(deps, now)
    const credentials = {
      id,
      password_hash,
      totp_sealed: invite.totp_sealed,
      totp_step: step,
      probation_until,
    }
    const { email, name, role } = invite
    const isWritten =
      invite.administrator_id === null
        ? await insertAdministrator(tx, { ...credentials, email, name, role, created_at: now })
        : await replaceCredentials(tx, credentials)
    if (!isWritten) return refuse('enrolment_expired')
    await notifyEnrolled(deps, tx, id, invite)
    return undefined
  })
}

/** A letter to the person with new credentials, and a line of the log, last in its transaction. */
async function notifyEnrolled(
  deps: Pick<Deps, 'ids' | 'clock' | 'secrets'>,
  tx: Parameters<typeof useInvite>[0],
  id: string,
  { administrator_id: renewed, role }: InviteRow,
): Promise<void> {
  if (renewed !== null) {
    const fields = { at: deps.clock.now().toISOString() }
    await writeToAdministrator(deps, tx, id, { kind: 'desk_credentials_renewed', fields })
  }
  const action = renewed === null ? 'enrol' : 'enrol_anew'
  const details = renewed === null ? { role } : {}
  await audit(deps, tx, { administratorId: id, action, subject: `administrator:${id}`, details })
}
