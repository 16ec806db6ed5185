import type { AdministratorRole } from '../../../../contract/operations/administrator-role.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { toBase32 } from '../../../platform/secrets/totp.ts'
import { writeToAdministrator } from './administrator-message.ts'
import { addressIsKnown, endAccess, insertInvite, replaceAuthenticator } from './invite-store.ts'
import { countOwners, findAdministrator } from './store.ts'

const minute = 60_000
/** Of a link that a command prints (docs/rules/accounts.md). */
const printedMs = 15 * minute
/** Of a link in a letter, which is read some time later. */
const mailedMs = 24 * 60 * minute

export type InviteDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'secrets' | 'ids'>

export interface Person {
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
}

export interface Link {
  readonly token: string
  readonly expiresAt: Date
}

export const totpContext = (email: string) => `administrator:${email}:totp`

/** Seals a new authenticator's secret that nobody has seen. */
function sealNewTotp({ random, secrets }: Pick<Deps, 'random' | 'secrets'>, email: string): Buffer {
  return secrets.encrypt(toBase32(random(20)), totpContext(email))
}

interface NewLink extends Person {
  /** The administrator whose credentials it resets; without it, it makes a new administrator. */
  readonly renews?: string
  readonly isMailed: boolean
}

/** The token of a link with which somebody enrols. It works once, and ends an earlier one to the same address. */
export async function writeLink(
  deps: Pick<Deps, 'clock' | 'random' | 'secrets'>,
  tx: Tx,
  { email, name, role, renews = undefined, isMailed }: NewLink,
): Promise<Link> {
  const token = deps.random(32).toString('base64url')
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + (isMailed ? mailedMs : printedMs))
  await insertInvite(tx, {
    token_hash: deps.secrets.sign('administrator-invite', token),
    ...{ email, name, role, administrator_id: renews ?? null },
    totp_sealed: sealNewTotp(deps, email),
    created_at: now,
    expires_at: expiresAt,
  })
  return { token, expiresAt }
}

/** Nothing of their present credentials opens anything any more: sessions, passkeys, authenticator. */
export async function endCredentials(
  deps: Pick<Deps, 'random' | 'secrets'>,
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await replaceAuthenticator(tx, id, sealNewTotp(deps, email))
  await endAccess(tx, id)
}

/** A link for a new administrator, by a command at the server. Refusals: administrator_exists. */
export function inviteAtServer(deps: InviteDeps, person: Person): Promise<Link | Refused> {
  return transaction(deps.db, async tx => {
    if (await addressIsKnown(tx, person.email)) return refuse('administrator_exists')
    const link = await writeLink(deps, tx, { ...person, isMailed: false })
    // No address: the log holds no personal data. Who came of it, the enrolment's own row says.
    const details = { expires_at: link.expiresAt.toISOString() }
    await audit(deps, tx, {
      administratorId: undefined,
      action: 'invite',
      subject: `role:${person.role}`,
      details,
    })
    return link
  })
}

/** New credentials for somebody who is enrolled, by a command at the server: the way back of the last owners. */
export function resetAtServer(deps: InviteDeps, email: string): Promise<Link | Refused> {
  return transaction(deps.db, async tx => {
    const person = await findAdministrator(tx, email)
    if (person === undefined) return refuse('not_found')
    await writeToAdministrator(deps, tx, person.id, {
      kind: 'desk_reset_at_server',
      fields: { at: deps.clock.now().toISOString() },
    })
    await endCredentials(deps, tx, person)
    const link = await writeLink(deps, tx, { ...person, renews: person.id, isMailed: false })
    const details = { expires_at: link.expiresAt.toISOString() }
    const subject = `administrator:${person.id}`
    await audit(deps, tx, { administratorId: undefined, action: 'administrator_reset', subject, details })
    return link
  })
}

/** Whether the server's own command still makes owners: in production the first two only, the rest are invited. */
export async function mayInviteAtServer({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  return config.mode === 'demo' || (await countOwners(db)) < 2
}
