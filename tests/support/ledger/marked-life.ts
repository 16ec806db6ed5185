import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { pictureKinds } from '../../../contract/account/identity.ts'
import { eventually, type PixWorld } from '../peers/pix-world.ts'
import { holdersOf, pin } from '../people/account-holder.ts'
import { photo, untilIdentity } from '../people/identity-member.ts'
import type { startPeople } from '../people/people-sandbox.ts'
import { createAuthenticator } from '../people/software-authenticator.ts'
import { registerMember, registration, type TestMember } from '../people/test-members.ts'
import { pdfOf } from '../sample-files.ts'

/** Letters only and lower case: it fits every field that a member or an administrator fills in. */
export const word = 'zqxvmarca'

export type Marked = TestMember & { readonly bearer: string; readonly email: string }
type People = Awaited<ReturnType<typeof startPeople>>
type AdminSession = { readonly bearer: string }

const idIn = z.object({ data: z.object({ id: z.string() }) })
const published = z.object({ data: z.object({ next_seed_hash: z.string() }) })

/** Nothing that a picture says beside its pixels is kept: the word is sealed in their place. */
async function markPictures({ deps }: PixWorld, { id }: TestMember): Promise<void> {
  const { rows } = await sql<{ check_id: string; kind: string }>`
    SELECT check_id, kind FROM identity_picture WHERE member_id = ${id}`.execute(deps.db)
  for (const { check_id, kind } of rows) {
    const sealed = deps.secrets.encrypt(word, `identity:${id}:${check_id}:${kind}`)
    await sql`UPDATE identity_picture SET sealed = ${sealed}
      WHERE member_id = ${id} AND check_id = ${check_id} AND kind = ${kind}`.execute(deps.db)
  }
}

/** What a member leaves behind through the calls of the product: the word in whatever takes a text. */
export function markedLifeOf(world: PixWorld, people: People) {
  const call = async (who: AdminSession, path: string, body: object, status = 200) => {
    const key = `${word}-${randomUUID()}`
    const answer = await world.call(who, `/api/${path}`, body, key)
    expect([path, answer.status, answer.status === status ? undefined : answer.body]).toEqual([
      path,
      status,
      undefined,
    ])
    return answer.body
  }
  const proofOf = async (who: Marked, purpose: string) => {
    const body = await call(who, 'security/verify', { purpose, password: who.password })
    return z.parse(z.object({ proof: z.string() }), body).proof
  }

  const registered = async (): Promise<Marked> => {
    const email = `${word}@example.com`
    const home = { postal_code: '01310-100', number: '1', district: word, city: word, state: 'SP' }
    const changes = {
      ...{ name: `${word}1`, realname: `Maria ${word}`, email, gender: 'female' },
      address: { ...home, street: `Rua ${word}` },
    }
    const member = await registerMember(world, changes)
    const payload = { name: member.name, password: member.password, remember: true }
    const headers = { 'user-agent': `${word}/1.0 (X11; Linux) Chrome/${word}`, host: `${word}.example.com` }
    const again = await world.app.inject({ method: 'POST', url: '/api/auth/login2', payload, headers })
    expect(again.statusCode).toBe(200)
    const wrong = { method: 'POST', url: '/api/auth/login2' } as const
    await world.app.inject({ ...wrong, payload: { email, password: `not ${word}` }, headers })
    await world.app.inject({
      ...wrong,
      url: '/api/auth/register2',
      headers: { ...headers, 'idempotency-key': `${word}-${randomUUID()}` },
      payload: await registration(world, { ...changes, invite_code: word.toUpperCase() }),
    })
    return { ...member, bearer: member.token, email }
  }

  const security = async (who: Marked) => {
    const device = createAuthenticator()
    const options = await call(who, 'security/passkeys/options', { proof: await proofOf(who, 'passkeys') })
    const { challenge } = z.parse(z.object({ data: z.object({ challenge: z.string() }) }), options).data
    await call(who, 'security/passkeys/add', { name: `Celular ${word}`, passkey: device.make(challenge) })
    await call(who, 'security/email/code', {
      email: `${word}2@example.com`,
      proof: await proofOf(who, 'email'),
    })
    const seeds = z.parse(published, await call(who, 'game/seeds', { mode: 'real' }))
    const seed_hash = seeds.data.next_seed_hash
    await call(who, 'game/seeds/rotate', { mode: 'real', seed_hash, client_seed: word })
    const browser = await people.browser()
    await call(who, 'push/subscribe', {
      endpoint: `${people.url}/push/send/${word}`,
      keys: browser.keys,
      topics: ['money', 'security', 'support', 'offers'],
    })
    const forgotten = { ...(await captchaOf()), account: who.email }
    await call({ bearer: '' }, 'auth/forgot', forgotten)
  }
  const captchaOf = async () => {
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/captcha' })
    return { key: String(answer.json().key), captcha: '00000', proof: '0' }
  }

  const tickets = async (who: Marked, admin: AdminSession) => {
    const ticket = { id: randomUUID(), topic: 'complaint', order: null, text: `Sou ${word}, reclamo.` }
    await call(who, 'informationcenter/tickets/open', ticket)
    const { id } = ticket
    await call(admin, 'admin/tickets/mark', { id, reason: `${word} fala de dano` })
    await call(admin, 'admin/tickets/answer', { id, text: `Cara ${word}, resolvido.`, close: false })
    const more = { id: randomUUID(), ticket_id: id, text: `Não está, diz ${word}.` }
    await call(who, 'informationcenter/tickets/reply', more)
  }

  const identity = async (who: Marked, admin: AdminSession) => {
    await people.decide(who.cpf, 'REJECTED', 'FACE_MISMATCH')
    for (const kind of pictureKinds) {
      await call(who, 'identity/picture', { kind, file: photo })
    }
    await markPictures(world, who)
    await call(who, 'identity/submit', {})
    await untilIdentity(world, who, 'rejected')
    await call(who, 'identity/appeal', { text: `Sou eu mesma, ${word}` })
    const { rows } = await sql<{
      id: string
    }>`SELECT id FROM identity_check WHERE member_id = ${who.id}`.execute(world.deps.db)
    const decision = { id: rows[0]?.id ?? '', approve: true, note: `Reconheço ${word} na foto` }
    await call(admin, 'admin/identity/decide', decision)
  }

  const deposits = async (who: Marked, admin: AdminSession) => {
    const pix = { money: '100.00', payment_id: 'pix', payment_type: 'pix', payment_desc: `de ${word}` }
    const order = z.object({ data: z.object({ order: z.object({ id: z.string() }) }) })
    const open = z.parse(order, await call(who, 'recharge/online', pix)).data.order.id
    await call(who, 'recharge/cancel', { id: open })
    const ted = { ...pix, payment_id: 'ted', payment_type: 'transfer' }
    const { id } = z.parse(order, await call(who, 'recharge/online', ted)).data.order
    const file = pdfOf(word).toString('base64')
    await call(who, 'recharge/proof', { order_id: id, file })
    const refusal = { id, reason: 'proof_unclear', note: `Escreva de novo, ${word}` }
    await call(admin, 'admin/deposits/refuse', refusal)
  }

  const withdrawals = async (who: Marked, admin: AdminSession) => {
    const holders = holdersOf(world)
    await holders.setPin(who)
    await holders.ownKey(who.cpf, who.email, 'EMAIL')
    const account = { id: randomUUID(), kind: 'pix', pix_type: 'email', pix_key: who.email }
    await call(who, 'memberbanks/save', account)
    await call(who, 'memberbanks/confirm', { id: account.id, qk_pwd: pin })
    await world.fill(who, 10_000n)
    const intent = {
      ...{ name: `Maria ${word}`, money: '100.00', member_bank_id: account.id },
      ...{ member_remark: `para ${word}`, qk_pwd: pin, payment_type: 'pix', email: who.email },
    }
    const { id } = z.parse(idIn, await call(who, 'drawing', intent)).data
    await call(admin, 'admin/withdrawals/reject', { id, reason: `${word} manda documentos` })
    await world.fill(who, -10_000n)
  }

  /** What people of the back office write about the member. */
  const admin = async (who: Marked, admin: AdminSession, second: AdminSession) => {
    const { id } = who
    const intent = { member: id, direction: 'credit', money: '1.00', reason: `Engano com ${word}` }
    const proposed = z.parse(idIn, await call(admin, 'admin/adjustments/propose', intent)).data.id
    await call(second, 'admin/adjustments/reject', { id: proposed, reason: `Não para ${word}` })
    const frozen = { id, status: 'frozen', reason: `${word} suspeita` }
    await call(admin, 'admin/members/status', frozen)
    await call(admin, 'admin/members/status', { ...frozen, status: 'active' })
    await call(admin, 'admin/members/sole-owner', {
      id,
      cnpj: '11.222.333/0001-81',
      reason: `Contrato de ${word}`,
    })
    await call(admin, 'admin/resets/open', { id, kind: 'password', reason: `${word} mostrou o RG` })
    await call(admin, 'admin/members', { search: word })
    await call(admin, 'admin/withdrawals', { member: word })
    await call(admin, 'admin/care/step', { id, step: 'note', reason: `${word} pediu ajuda` })
  }

  const erase = async (who: Marked) => {
    await call(who, 'profile/erase', { proof: await proofOf(who, 'erase'), confirm: true })
    // The farewell leaves.
    await eventually(async () => {
      const { rows } = await sql`SELECT id FROM letter WHERE sent_at IS NULL`.execute(world.deps.db)
      expect(rows).toEqual([])
    })
  }
  return { registered, security, tickets, identity, deposits, withdrawals, admin, erase, call }
}
