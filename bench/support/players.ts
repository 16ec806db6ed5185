import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { writeSession } from '../../server/features/games/provider/session-token.ts'
import { transaction } from '../../server/platform/database/transaction.ts'
import { pairOf } from '../../tests/support/ledger/seed-pairs.ts'
import { confirmMember } from '../../tests/support/people/confirm-member.ts'
import { freshCpf } from '../../tests/support/people/test-members.ts'
import type { Site } from './site.ts'

export interface Player {
  readonly memberId: string
  readonly name: string
  readonly password: string
  readonly token: string
  /** Of the generated games' provider. */
  readonly session: string
}

export const provider = 'studio-1'

const captchaReply = z.object({ key: z.string() })
const registered = z.object({ access_token: z.string(), data: z.object({ id: z.string() }) })

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${text}`)
  return JSON.parse(text)
}

/** Registers a member over HTTP and gives them money enough to lose for a minute. */
async function register({ url, deps }: Site): Promise<Player> {
  const name = `m${randomUUID().replaceAll('-', '').slice(0, 15)}`
  const password = 'uma senha boa'
  const { key } = captchaReply.parse(await post(`${url}/api/auth/captcha`, {}))
  const { access_token: token, data } = registered.parse(
    await post(`${url}/api/auth/register2`, {
      name,
      phone: `+55119${randomInt(10_000_000, 99_999_999)}`,
      password,
      password_confirmation: password,
      realname: 'Maria da Silva',
      cpf: freshCpf(),
      birth_date: '1990-01-31',
      key,
      captcha: '00000',
      proof: '0',
      accept_terms: true,
      over_18: true,
    }),
  )
  const memberId = data.id
  await confirmMember({ deps }, memberId)
  const gift = {
    memberId,
    currency: 'BRL',
    key: randomUUID(),
    amount: 100_000_000n,
    reference: 'bench',
  } as const
  await transaction(deps.db, tx => deps.wallet.adjust(tx, gift))
  await pairOf(deps, memberId)
  const id = randomUUID()
  await sql`INSERT INTO provider_session SELECT member_id, ${id}, id, ${provider}, 'gen-00001', 'BRL', now(), now()
    FROM session WHERE member_id = ${memberId}`.execute(deps.db)
  const session = writeSession(deps.secrets, { id, memberId, currency: 'BRL', apiCode: provider })
  return { memberId, name, password, token, session }
}

export async function registerPlayers(site: Site, count: number): Promise<Player[]> {
  const players: Player[] = []
  while (players.length < count) players.push(await register(site))
  return players
}
