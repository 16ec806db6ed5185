import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AdministratorRole } from '../../../contract/operations/administrator-role.ts'
import type { Deps } from '../../../server/deps.ts'
import { createMember } from '../../../server/features/auth/members.ts'
import { writeBearer } from '../../../server/features/auth/sessions/bearer-token.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'

export interface Member {
  readonly id: string
  readonly cpf: string
  readonly bearer: string
}

/** Signed in to the back office at a device of their own, with a proof that stays fresh as long as the session lives. */
export async function newAdministrator(
  world: { readonly deps: Deps },
  name: string,
  role: AdministratorRole = 'owner',
): Promise<Pick<Member, 'id' | 'bearer'>> {
  const { db, ids, clock } = world.deps
  const id = ids()
  await sql`INSERT INTO administrator (id, email, name, role, password_hash, totp_sealed, created_at)
    VALUES (${id}, ${`${id}@example.com`}, ${name}, ${role}, 'never used here', '', ${clock.now()})`.execute(
    db,
  )
  return openAdmin(world, id)
}

interface Opening {
  /** Of the browser; another one each time, unless it is said. */
  readonly device?: Buffer | null
  /** When they proved who they are; for as long as the session lives, unless it is said. */
  readonly provedAt?: Date
}

/** A further session of an administrator. */
export async function openAdmin(
  { deps }: { readonly deps: Deps },
  id: string,
  { device = randomBytes(32), provedAt }: Opening = {},
): Promise<Pick<Member, 'id' | 'bearer'>> {
  const { db, secrets, ids, clock } = deps
  const bearer = randomBytes(24).toString('base64url')
  const now = clock.now()
  const endsAt = new Date(now.getTime() + 12 * 3_600_000)
  await sql`INSERT INTO administrator_session (token_hash, id, administrator_id, created_at, seen_at, proved_at, ends_at,
      device_hash)
    VALUES (${secrets.sign('administrator-session', bearer)}, ${ids()}, ${id}, ${now}, ${now}, ${provedAt ?? endsAt},
      ${endsAt}, ${device})`.execute(db)
  return { id, bearer }
}

/** A valid CPF nobody else has. */
export function newCpf(): string {
  const digits = Array.from(randomBytes(9), byte => byte % 10)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  return digits.join('')
}

const home = {
  ...{ postal_code: '01310-100', street: 'Avenida Paulista', number: '1000' },
  ...{ district: 'Bela Vista', city: 'São Paulo', state: 'SP' as const },
} as const

/** Signed in; nobody asked for a captcha. */
export async function newMember(
  { deps }: { readonly deps: Deps },
  isDemo: boolean,
  id: string = deps.ids(),
): Promise<Member> {
  const cpf = newCpf()
  const name = `m${id.slice(-10)}`
  const phone = `+55119${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`
  const asked = deps.config.regime.registration.required
  const person = {
    ...{ realname: 'Ana Beatriz Souza', cpf, birthDate: '1990-05-17', phone },
    email: asked.includes('email') ? `${name}@example.com` : undefined,
    gender: asked.includes('gender') ? ('female' as const) : undefined,
    address: asked.includes('address') ? home : undefined,
  }
  const real = { ...person, passwordHash: 'never used here', inviteCode: undefined }
  const refused = await transaction(deps.db, tx =>
    createMember(deps, tx, {
      id,
      name,
      lang: 'pt',
      site: 'default',
      ip: undefined,
      person: isDemo ? undefined : real,
    }),
  )
  if (refused !== undefined) throw new Error(refused.word)
  const expiresAt = Math.floor(Date.now() / 1000) + 1_000_000
  const bearer = writeBearer(deps.secrets, { sessionId: deps.ids(), memberId: id, isDemo, expiresAt })
  return { id, cpf, bearer }
}
