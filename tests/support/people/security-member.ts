import { randomBytes, randomUUID } from 'node:crypto'
import { rotationOf } from '../ledger/seed-pairs.ts'
import type { TestApp } from '../test-app.ts'
import { registerMember, type TestMember } from './test-members.ts'

export interface Answered {
  readonly status: number
  // The reply of any call: a test reads what it is about.
  readonly body: Record<string, unknown> & { readonly error?: string }
  readonly cookies: Readonly<Record<string, string>>
}

/** The cookies of a browser in which nobody has signed in. */
export const newBrowser = () => ({ '__Host-arara-device': randomBytes(32).toString('base64url') })

/** Calls as a member, or as nobody, of the security centre. */
export function createSecurityCalls(world: TestApp) {
  const send = async (
    url: string,
    payload: object,
    headers: object,
    cookies: object = {},
  ): Promise<Answered> => {
    const method = url.endsWith('/overview') ? 'GET' : 'POST'
    const body = method === 'GET' ? {} : { payload }
    const answer = await world.app.inject({
      method,
      url,
      headers: { ...headers },
      cookies: { ...cookies },
      ...body,
    })
    const set = answer.cookies.map(({ name, value }) => [name, value] as const)
    return { status: answer.statusCode, body: answer.json(), cookies: Object.fromEntries(set) }
  }
  const call = (member: Pick<TestMember, 'keyed'>, url: string, body: object = {}, key?: string) =>
    send(url, body, member.keyed(key))
  const open = (url: string, body: object, cookies: object = {}, headers: object = {}) =>
    send(url, body, { 'idempotency-key': randomUUID(), ...headers }, cookies)
  const proof = async (member: TestMember, purpose: string, more: object = {}): Promise<string> => {
    const { body } = await call(member, '/api/security/verify', {
      purpose,
      password: member.password,
      ...more,
    })
    if (typeof body.proof !== 'string') throw new Error(JSON.stringify(body))
    return body.proof
  }
  const captcha = async () => {
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/captcha' })
    return { key: String(answer.json().key), captcha: '00000', proof: '0' }
  }
  const signIn = (
    member: Pick<TestMember, 'name'>,
    body: object,
    cookies: object = {},
    headers: object = {},
  ) => send('/api/auth/login2', { name: member.name, ...body }, headers, cookies)
  const withEmail = async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    return { email, member: await registerMember(world, { email }) }
  }
  /** A change of seeds, under the hash that is published. */
  const rotation = ({ id }: Pick<TestMember, 'id'>) => rotationOf(world.deps, id)
  return { call, open, proof, captcha, signIn, withEmail, rotation }
}

/** Another session of the same member, as `call` takes one. */
export function sessionOf(answer: Answered): Pick<TestMember, 'keyed' | 'headers'> {
  const headers = { authorization: `Bearer ${String(answer.body.access_token)}` }
  return { headers, keyed: (key = randomUUID()) => ({ ...headers, 'idempotency-key': key }) }
}
