import type { AdministratorRole } from '../../../contract/administrator-role.ts'
import { audit } from '../../audit-log.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { hashPassword } from '../../passwords.ts'
import { fromBase32, matchingStep, toBase32, totpUri } from '../../totp.ts'
import { findInvite, insertInvite, saveAdministrator, useInvite } from './store.ts'

const minute = 60_000
/** Readings, section 7. */
const inviteMs = 15 * minute

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'secrets'>

interface Person {
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
}

/**
 * The token of a link with which somebody becomes an administrator, or gets new credentials. It works once. `by` is the
 * administrator who invites; without one it is a command on the server's own machine.
 */
export async function createAdministratorInvite(
  deps: InviteDeps,
  { email, name, role }: Person,
  by?: string,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const { db, clock, random, secrets } = deps
  const token = random(32).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + inviteMs)
  const row = {
    token_hash: secrets.sign('administrator-invite', token),
    email,
    name,
    role,
    totp_sealed: secrets.encrypt(toBase32(random(20)), `administrator:${email}:totp`),
    created_at: now,
    expires_at: expiresAt,
  }
  await transaction(db, async tx => {
    await insertInvite(tx, row)
    // No address: the log holds no personal data. Who came of it, the enrolment's own row says.
    const details = { expires_at: expiresAt.toISOString() }
    await audit(deps, tx, { administratorId: by, action: 'invite', subject: `role:${role}`, details })
  })
  return { token, expiresAt }
}

export async function readEnrolment(
  { db, clock, secrets }: InviteDeps,
  token: string,
): Promise<{ email: string; totp_secret: string; totp_uri: string } | Refused> {
  const invite = await findInvite(db, secrets.sign('administrator-invite', token), clock.now())
  if (invite === undefined) return refuse('enrolment_expired')
  const secret = secrets.decrypt(invite.totp_sealed, `administrator:${invite.email}:totp`)
  return { email: invite.email, totp_secret: secret, totp_uri: totpUri(invite.email, secret) }
}

/** Sets the password and proves the authenticator, in that order of doubt: the link stays usable after a wrong code. */
export async function enrolAdministrator(
  deps: InviteDeps & Pick<Deps, 'ids'>,
  { token, password, totp }: { readonly token: string; readonly password: string; readonly totp: string },
): Promise<Refused | undefined> {
  const { db, clock, secrets } = deps
  const tokenHash = secrets.sign('administrator-invite', token)
  const invite = await findInvite(db, tokenHash, clock.now())
  if (invite === undefined) return refuse('enrolment_expired')
  const secret = fromBase32(secrets.decrypt(invite.totp_sealed, `administrator:${invite.email}:totp`))
  const step = matchingStep(secret, totp, clock.now())
  if (step === undefined) return refuse('totp_invalid')
  const password_hash = await hashPassword(password)
  return transaction(db, async tx => {
    if (!(await useInvite(tx, tokenHash, clock.now()))) return refuse('enrolment_expired')
    const row = { ...invite, id: deps.ids(), password_hash, totp_step: step, created_at: clock.now() }
    const id = await saveAdministrator(tx, row)
    await audit(deps, tx, {
      administratorId: id,
      action: 'enrol',
      subject: `administrator:${id}`,
      details: { role: invite.role },
    })
    return undefined
  })
}
