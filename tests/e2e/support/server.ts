import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { registrationCode } from './forms/outbound-messages.ts'
import { createPerson, type Person } from './people.ts'
import { product } from './product.ts'

export interface Member extends Person {
  readonly id: string
  /** Bearer of a session of their own, apart from those of the browser. */
  readonly token: string
}

export interface ServerAnswer {
  readonly status: number
  readonly body: unknown
}

type CallOptions = { body?: unknown; token?: string; key?: string }

/** One call to the server, past the browser: what a test arranges with, and how it sees what the server kept. */
export async function callServer(path: string, options: CallOptions = {}): Promise<ServerAnswer> {
  const { body = {}, token, key = randomUUID() } = options
  const response = await fetch(`${product.url()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** The same, where anything but success is a mistake of the test. */
export async function askServer<S extends z.ZodMiniType>(
  path: string,
  reply: S,
  options: CallOptions = {},
): Promise<z.output<S>> {
  const answer = await callServer(path, options)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return z.parse(reply, answer.body)
}

/** One read of the server's, past the browser. */
export async function readServer<S extends z.ZodMiniType>(
  path: string,
  reply: S,
  token: string,
): Promise<z.output<S>> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${product.url()}${path}`, { headers })
  return z.parse(reply, await response.json())
}

const captchaReply = z.object({ key: z.string() })
const sessionReply = z.object({ access_token: z.string(), data: z.object({ id: z.string() }) })

/** What `ARARA_TEST=1` accepts in place of a read picture and of worked-out hashes. */
async function answeredCaptcha() {
  const { key } = await askServer('/api/auth/captcha', captchaReply)
  return { key, captcha: '00000', proof: '0' }
}

/** Types the code that was sent to the telephone: the wallet opens. */
async function confirmPhone(phone: string, token: string): Promise<void> {
  const code = await registrationCode(phone)
  await askServer('/api/confirmation/confirm', z.unknown(), { token, body: { code } })
}

/** A member whose phone is proved and whose wallet is open. */
export async function registerMember(changes: Partial<Person> = {}, inviteCode?: string): Promise<Member> {
  const person = createPerson(changes)
  const { birthDate, ...rest } = person
  const body = {
    ...rest,
    birth_date: birthDate,
    password_confirmation: person.password,
    accept_terms: true,
    over_18: true,
    ...(inviteCode !== undefined && { invite_code: inviteCode }),
    ...(await answeredCaptcha()),
  }
  const { access_token, data } = await askServer('/api/auth/register2', sessionReply, { body })
  await confirmPhone(person.phone, access_token)
  return { ...person, id: data.id, token: access_token }
}

const favouritesReply = z.object({ data: z.array(z.object({ game_id: z.string() })) })

/** The games the server knows as the member's favourites. */
export async function readFavourites({ token }: Pick<Member, 'token'>): Promise<string[]> {
  const { data } = await askServer('/api/games/follow', favouritesReply, { token })
  return data.map(row => row.game_id)
}
