import * as z from 'zod/mini'
import { type demo, register } from '../../../../contract/auth/auth.ts'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import type { Language } from '../../../../contract/language.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { clientKey, findCall, noMember } from '../../../platform/http/idempotency.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import type { RegistryChecks } from '../../../platform/registry/registry-checks.ts'
import { hashPassword, isPassword } from '../../../platform/secrets/passwords.ts'
import { checkCaptcha } from '../captcha/captcha-service.ts'
import { birthDateFault } from '../member-rules.ts'
import { findMember, type MemberRow } from '../member-store.ts'
import { createMember, type NewMember } from '../members.ts'
import { beginRegistration } from '../security/service.ts'
import type { Holder } from '../sessions/sessions.ts'
import { isCommonPassword, isOwnWord } from './common-passwords.ts'

type Registration = z.output<typeof register.body>

export interface Visit {
  /** The call's `Idempotency-Key`: 128 random bits that stand in for the member there is not yet. */
  readonly key: string | undefined
  readonly language: Language
  readonly ip: string
  readonly site: string
}

/** Answers of sign-in calls are never stored: the key's row has the id of the new member, and a replay signs in again. */
const madeMember = z.object({ member_id: z.string() })
const replayMs = 10 * 60_000

/** Makes an account, once for each key. A replay within ten minutes is the same member again, if the password is too. */
export async function registerMember(
  deps: Deps,
  given: Registration,
  visit: Visit,
  registry: Pick<RegistryChecks, 'screen' | 'enrol'>,
): Promise<Holder | Refused> {
  const fault = missingOf(deps, given) ?? faultOf(given, deps.clock.now())
  if (fault !== undefined) return fault
  const isReplay = await isKnown(deps, visit)
  const unsolved = isReplay ? undefined : await checkCaptcha(deps, given)
  if (unsolved !== undefined) return unsolved
  const screened = isReplay ? undefined : await registry.screen(given.cpf)
  if (screened instanceof Refused) return screened
  const passwordHash = isReplay ? '' : await hashPassword(given.password)
  const made = await makeOnce(
    deps,
    register,
    given,
    visit,
    { ...given, passwordHash },
    async (tx, memberId) => {
      await beginRegistration(deps, tx, memberId)
      await registry.enrol(tx, { memberId, cpf: given.cpf, screened })
    },
  )
  if (made instanceof Refused) return made
  const isSame = !isReplay || (await isPassword(made.password_hash, given.password))
  return isSame ? { memberId: made.id, isDemo: false } : refuse('idempotency_mismatch')
}

/** One tap: a member with play money, of whom nothing is known. */
export async function createDemoMember(
  deps: Deps,
  endpoint: typeof demo,
  visit: Visit,
): Promise<Holder | Refused> {
  const made = await makeOnce(deps, endpoint, {}, visit, undefined)
  return made instanceof Refused ? made : { memberId: made.id, isDemo: true }
}

/** What the licence wants to know beside the specification's fields. */
function missingOf({ config }: Deps, given: Registration): Refused | undefined {
  const missing = config.regime.registration.required.filter(field => given[field] === undefined)
  if (missing.length === 0) return undefined
  return refuseFields(Object.fromEntries(missing.map(field => [field, ['required'] as const])))
}

function faultOf(given: Registration, now: Date): Refused | undefined {
  const birthDate = birthDateFault(given.birth_date, brazilDay(now))
  if (birthDate === 'under_age') return refuse('under_age', { errors: { birth_date: ['under_age'] } })
  if (birthDate !== undefined) return refuseFields({ birth_date: [birthDate] })
  if (given.password !== given.password_confirmation) {
    return refuseFields({ password_confirmation: ['password_mismatch'] })
  }
  const { name, phone, email, cpf } = given
  return isCommonPassword(given.password) ||
    isOwnWord(given.password, [name, phone, phone.slice(3), email, cpf])
    ? refuse('password_common')
    : undefined
}

async function isKnown(deps: Deps, { key }: Visit): Promise<boolean> {
  if (key === undefined) return false
  const fate = await findCall(deps.db, { memberId: noMember, key: clientKey(key) })
  return fate.state !== 'unknown'
}

type Person = Registration & { readonly passwordHash: string }

async function makeOnce(
  deps: Deps,
  endpoint: Endpoint,
  body: object,
  visit: Visit,
  person: Person | undefined,
  enrol: (tx: Tx, memberId: string) => Promise<void> = async () => undefined,
): Promise<MemberRow | Refused> {
  const id = deps.ids()
  // An id alone, which stays: the same key signs in to the same member.
  const kept = { ...endpoint, reply: madeMember, answerKept: 'always' } as const
  const call = { endpoint: kept, memberId: noMember, key: visit.key, body }
  const made = await runOnce(deps, call, async tx => {
    const refused = await createMember(deps, tx, toNewMember(id, visit, person))
    if (refused !== undefined) return refused
    // `accept_terms` is required; who plays with play money has agreed to nothing.
    if (person !== undefined) {
      await deps.publish(deps, tx, 'memberRegistered', { memberId: id, language: visit.language })
    }
    await enrol(tx, id)
    return { member_id: id }
  })
  if (made instanceof Refused) return made
  const member = await findMember(deps.db, made.member_id)
  if (member === undefined) throw new Error('The member just made is not there')
  const age = deps.clock.now().getTime() - member.created_at.getTime()
  return age > replayMs ? refuse('call_closed') : member
}

function toNewMember(id: string, visit: Visit, person: Person | undefined): NewMember {
  const common = { id, lang: visit.language, site: visit.site, ip: visit.ip }
  if (person === undefined) return { ...common, name: `demo_${id.replaceAll('-', '').slice(-12)}`, person }
  const { name, realname, cpf, birth_date: birthDate, phone, email, gender, address } = person
  const { passwordHash, invite_code } = person
  return {
    ...common,
    name,
    person: {
      realname,
      cpf,
      birthDate,
      phone,
      email,
      gender,
      address,
      passwordHash,
      inviteCode: invite_code || undefined,
    },
  }
}
