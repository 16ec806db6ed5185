import { randomInt, randomUUID } from 'node:crypto'
import type { ExtraRegistrationField } from '../../../contract/regime.ts'
import { saveDemoAdministrator } from '../../../server/features/operations/administrators/demo-administrator.ts'
import type { MemberCaller } from '../../../server/platform/http/requests/caller.ts'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import type { TestApp } from '../test-app.ts'
import { confirmMember } from './confirm-member.ts'

export interface TestMember {
  readonly id: string
  readonly name: string
  readonly password: string
  readonly cpf: string
  readonly inviteCode: string
  readonly token: string
  /** `headers` of a call of this member; `keyed()` adds a fresh `Idempotency-Key`. */
  readonly headers: Readonly<Record<string, string>>
  readonly keyed: (key?: string) => Readonly<Record<string, string>>
  readonly cookies: Readonly<Record<string, string>>
}

/** A CPF with right check digits that no other test has. */
export function freshCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10))
  for (const count of [9, 10]) {
    const sum = digits.slice(0, count).reduce((total, digit, at) => total + digit * (count + 1 - at), 0)
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  return digits.join('')
}

export const freshPhone = () => `+55119${randomInt(10_000_000, 99_999_999)}`
export const freshEmail = () => `${randomUUID().slice(0, 12)}@example.com`

/** A registration that is refused by nothing: change what the test is about. */
export async function registration(world: TestApp, changes: Record<string, unknown> = {}) {
  const captcha = await world.app.inject({ method: 'POST', url: '/api/auth/captcha' })
  return {
    name: `m${randomUUID().replaceAll('-', '').slice(0, 15)}`,
    phone: freshPhone(),
    password: 'uma senha boa',
    password_confirmation: 'uma senha boa',
    realname: 'Maria da Silva',
    cpf: freshCpf(),
    birth_date: '1990-01-31',
    key: captcha.json().key,
    captcha: '00000',
    proof: '0',
    accept_terms: true,
    over_18: true,
    ...detailsOf(world),
    ...changes,
  }
}

/** What the operator's licence asks for beside the specification's fields. */
function detailsOf({ deps }: TestApp): Record<string, unknown> {
  const details: Record<ExtraRegistrationField, unknown> = {
    email: `${randomUUID()}@example.com`,
    gender: 'female',
    address: {
      postal_code: '01310-100',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
  }
  const { required } = deps.config.regime.registration
  return Object.fromEntries(required.map(field => [field, details[field]]))
}

/** A registered member of the real house, signed in, with every contact proved and the wallet open. */
export async function registerMember(
  world: TestApp,
  changes: Record<string, unknown> = {},
): Promise<TestMember> {
  const member = await registerUnconfirmed(world, changes)
  await confirmMember(world, member.id)
  return member
}

/** As a registration leaves a member: signed in, while a contact waits for its code. */
export async function registerUnconfirmed(
  world: TestApp,
  changes: Record<string, unknown> = {},
): Promise<TestMember> {
  const body = await registration(world, changes)
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/register2',
    headers: { 'idempotency-key': randomUUID() },
    payload: body,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return toMember(answer, { ...body, cpf: String(body.cpf), password: String(body.password) })
}

/** Who a service sees when this member calls it without HTTP between. */
export function callerOf({ id }: Pick<TestMember, 'id'>): MemberCaller {
  return { kind: 'member', memberId: id, sessionId: '', isDemo: false, issuedAt: new Date() }
}

/** A demo member, with play money. */
export async function demoMember(world: TestApp): Promise<TestMember> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth/demo', headers, payload: {} })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return toMember(answer, { password: '', cpf: '' })
}

interface Injected {
  readonly json: () => {
    access_token: string
    data: { id: string; name: string; invite_code: string | null }
  }
  readonly cookies: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

function toMember(answer: Injected, { password, cpf }: { password: string; cpf: string }): TestMember {
  const { access_token: token, data } = answer.json()
  const headers = { authorization: `Bearer ${token}` }
  return {
    id: data.id,
    name: data.name,
    password,
    cpf,
    inviteCode: data.invite_code ?? '',
    token,
    headers,
    keyed: (key = randomUUID()) => ({ ...headers, 'idempotency-key': key }),
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  }
}

/** An administrator of this house: sign in with `code()`, each of which works once. */
export async function createAdministrator(world: TestApp, email = `${randomUUID()}@arara.test`) {
  const password = 'frase comprida de quem decide'
  const { secret } = await saveDemoAdministrator(world.deps, { email, password })
  const code = () => totpAt(fromBase32(secret), stepAt(world.clock.now()))
  return { email, password, code }
}

/** Headers of a signed-in administrator; a fresh `Idempotency-Key` on each call of the function. */
export async function administratorHeaders(world: TestApp): Promise<() => Record<string, string>> {
  const { email, password, code } = await createAdministrator(world)
  const payload = { email, password, totp: code() }
  const answer = await world.app.inject({ method: 'POST', url: '/api/admin/sign-in', payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const authorization = `Bearer ${answer.json().access_token}`
  return () => ({ authorization, 'idempotency-key': randomUUID() })
}
