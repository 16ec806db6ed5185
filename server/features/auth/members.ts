import type { Address, Gender } from '../../../contract/account/person-details.ts'
import type { User } from '../../../contract/auth/auth.ts'
import type { Language } from '../../../contract/language.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../platform/http/answers/refuse.ts'
import { balances } from '../../wallet/members.ts'
import {
  claimIdentifier,
  findByIdentifier,
  findMember,
  type IdentifierKind,
  insertMember,
  lifetimeStake,
  type MemberRow,
  saveLanguage,
} from './member-store.ts'
import { listClaimants, putClaim } from './registration/claim-store.ts'
import { sealField } from './sealed-fields.ts'
import { toUser } from './user-view.ts'

/** What an account starts with. `person` is left out for a demo account, which knows nobody. */
export interface NewMember {
  readonly id: string
  readonly name: string
  readonly lang: Language
  readonly site: string
  readonly ip: string | undefined
  readonly person:
    | {
        readonly realname: string
        readonly cpf: string
        readonly birthDate: string
        readonly phone: string
        readonly email: string | undefined
        readonly gender?: Gender | undefined
        readonly address?: Address | undefined
        readonly passwordHash: string
        /** The inviter's. */
        readonly inviteCode: string | undefined
        /** Their own, where it is agreed beforehand; else a random one. */
        readonly ownCode?: string
      }
    | undefined
}

const playMoney = 500_000n

/**
 * Makes the member and the wallet together, or says that the name is taken. Phone and e-mail are claimed,
 * whosever they are; the CPF waits for `settleRegistration`. Runs in the caller's transaction.
 */
export async function createMember(deps: Deps, tx: Tx, member: NewMember): Promise<Refused | undefined> {
  const { person } = member
  const inviter =
    person?.inviteCode === undefined ? undefined : await findInviter(deps, tx, person.inviteCode)
  if (person?.inviteCode !== undefined && inviter === undefined) return refuse('inviter_unknown')
  const taken = await claimIdentifiers(deps, tx, member)
  if (taken !== undefined) return taken
  const inviteCode = person === undefined ? null : await claimInviteCode(deps, tx, member.id, person.ownCode)
  await insertMember(tx, toRow(deps, member, inviteCode, inviter))
  if (person !== undefined) {
    await deps.wallet.openWallet(tx, member.id, 'BRL')
    return undefined
  }
  await deps.wallet.openWallet(tx, member.id, 'PLAY')
  const key = `demo:${member.id}`
  const filled = await deps.wallet.grantPlayMoney(tx, { memberId: member.id, key, amount: playMoney })
  if (filled.status === 'refused') throw new Error(`A demo wallet could not be filled: ${filled.word}`)
  return undefined
}

/** The inviter's agent is the agent of the whole line; a member nobody invited has none. */
async function findInviter(deps: Deps, tx: Tx, code: string): Promise<MemberRow | undefined> {
  const inviter = await findByIdentifier(tx, 'invite_code', hashOf(deps, 'invite_code', code))
  return inviter?.status === 'closed' ? undefined : inviter
}

async function claimIdentifiers(deps: Deps, tx: Tx, member: NewMember): Promise<Refused | undefined> {
  const { person } = member
  if (!(await claimIdentifier(tx, 'name', hashOf(deps, 'name', member.name), member.id))) {
    return refuse('name_taken')
  }
  const at = deps.clock.now()
  for (const kind of ['phone', 'email'] as const) {
    const value = person?.[kind]
    if (value === undefined) continue
    await putClaim(tx, { memberId: member.id, kind, hash: hashOf(deps, kind, value), at })
  }
  return undefined
}

/** Eight characters that are easy to read aloud: forty bits. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

async function claimInviteCode(
  deps: Deps,
  tx: Tx,
  memberId: string,
  wanted: string | undefined,
): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const random = [...deps.random(8)].map(byte => codeAlphabet[byte % codeAlphabet.length]).join('')
    const code = attempt === 0 && wanted !== undefined ? wanted : random
    if (await claimIdentifier(tx, 'invite_code', hashOf(deps, 'invite_code', code), memberId)) return code
  }
}

function toRow(
  deps: Deps,
  { id, name, lang, site, ip, person }: NewMember,
  inviteCode: string | null,
  inviter: MemberRow | undefined,
): MemberRow {
  const now = deps.clock.now()
  const seal = (column: Parameters<typeof sealField>[2], text: string | undefined) =>
    text === undefined ? null : sealField(deps.secrets, id, column, text)
  return {
    id,
    name,
    nickname: name,
    is_demo: person === undefined,
    status: 'active',
    password_hash: person?.passwordHash ?? null,
    realname_sealed: seal('realname', person?.realname),
    cpf_sealed: seal('cpf', person?.cpf),
    phone_sealed: seal('phone', person?.phone),
    email_sealed: seal('email', person?.email),
    gender_sealed: seal('gender', person?.gender),
    address_sealed: seal('address', person?.address && JSON.stringify(person.address)),
    birth_date: person?.birthDate ?? null,
    invite_code: inviteCode,
    inviter_id: inviter?.id ?? null,
    agent_id: inviter === undefined ? null : (inviter.agent_id ?? inviter.id),
    lang,
    register_site: site,
    // Kept for real accounts only, where fraud has to be traced; a demo account knows nobody.
    register_ip_sealed: person === undefined ? null : seal('register_ip', ip),
    terms_accepted_at: person === undefined ? null : now,
    created_at: now,
    updated_at: now,
  }
}

/** The member an identifier belongs to, in its canonical spelling. */
export function findMemberBy(
  deps: Deps,
  kind: IdentifierKind,
  value: string,
): Promise<MemberRow | undefined> {
  return findByIdentifier(deps.db, kind, hashOf(deps, kind, value))
}

/** So many members who claim one unproved phone sign in by it: each costs a look at a password, always. */
const mostClaimants = 3

/**
 * The members whom credentials may belong to, the first that fits signs in; always as many for the same kind of account, so that the
 * time tells nothing. Of a phone: its owner, then those who claim it and have not proved it, the oldest claims first.
 */
export async function findCandidates(
  deps: Deps,
  kind: IdentifierKind,
  value: string,
): Promise<readonly [MemberRow | undefined, ...(MemberRow | undefined)[]]> {
  const owner = await findMemberBy(deps, kind, value)
  if (kind !== 'phone') return [owner]
  const claimants = await listClaimants(deps.db, kind, hashOf(deps, kind, value), mostClaimants)
  return [owner, ...Array.from({ length: mostClaimants }, (_, at) => claimants[at])]
}

function hashOf(deps: Deps, kind: IdentifierKind, value: string): Buffer {
  return deps.secrets.blindIndex(kind, kind === 'invite_code' ? value.toUpperCase() : value)
}

/** What the user info says beside what this area keeps, each answered by the area that does. */
export interface UserParts {
  readonly hasWithdrawalPassword: (memberId: string) => Promise<boolean>
  readonly levelsOf: (
    memberId: string,
    language: Language,
  ) => Promise<Pick<User, 'level' | 'slot_level' | 'live_level' | 'level_name'>>
  readonly sevenDaysOf: (memberId: string) => Promise<Pick<User, 'd7_map' | 'day7_id'>>
}

/**
 * Everything the app knows about its user, as of now. `undefined`: no such member. The language they ask in is from
 * then on the one they are written to in.
 */
export async function readUser(
  deps: Deps,
  memberId: string,
  language: Language,
  parts: UserParts,
): Promise<User | undefined> {
  const found = await findMember(deps.db, memberId)
  if (found === undefined) return undefined
  if (found.lang !== language) await saveLanguage(deps.db, memberId, language)
  const member = { ...found, lang: language }
  const currency = member.is_demo ? 'PLAY' : 'BRL'
  const [wallets, stake, hasPassword, levels, sevenDays] = await Promise.all([
    balances(deps.db, memberId, deps.clock.now()),
    lifetimeStake(deps.db, memberId, currency),
    parts.hasWithdrawalPassword(memberId),
    parts.levelsOf(memberId, language),
    parts.sevenDaysOf(memberId),
  ])
  const wallet = wallets.find(one => one.currency === currency)
  if (wallet === undefined) throw new Error('A member without a wallet')
  return toUser(
    { member, wallet, stake, levels, sevenDays, hasWithdrawalPassword: hasPassword },
    deps.secrets,
  )
}
