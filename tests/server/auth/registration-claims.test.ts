import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseOnBreak } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { pairOf } from '../../support/ledger/seed-pairs.ts'
import { codeIn, messagesTo } from '../../support/outbound-messages.ts'
import { callsOf, createGameWorld, dice, diceGame } from '../../support/people/game-player.ts'
import { type Answered, createSecurityCalls } from '../../support/people/security-member.ts'
import {
  freshCpf,
  freshEmail,
  freshPhone,
  registerMember,
  registerUnconfirmed,
  registration,
  type TestMember,
} from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'

/* docs/security/registration.md: a taken identity is answered as a free one; the wallet opens once the claim is settled. */

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createGameWorld()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const messageTo = async (to: string, count = 1) => {
  await expect.poll(() => messagesTo(world, to).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
  return messagesTo(world, to).at(-1) ?? ''
}
const confirm = (member: TestMember, code: string) =>
  security.call(member, '/api/confirmation/confirm', { code })
const resend = (member: TestMember, body: object) => security.call(member, '/api/confirmation/send', body)
const stateOf = async (member: TestMember) => {
  const { body } = await security.call(member, '/api/security/overview')
  return body.data as { confirmation: { state: string; contacts: { kind: string; is_proved: boolean }[] } }
}
const play = async (member: TestMember) => {
  await pairOf(world.deps, member.id)
  return callsOf(world, member).start(diceGame, dice)
}
/** As a deposit is admitted. */
const refusal = ({ id }: TestMember) => transaction(world.deps.db, tx => refuseOnBreak(world.deps, tx, id))

/** An answer without what is random or the asker's own in it. */
function shapeOf({ status, body, cookies }: Answered, own: Readonly<Record<string, unknown>>) {
  const { access_token: _, ...rest } = body
  const ids = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g
  let text = JSON.stringify(rest).replaceAll(ids, '#')
  text = text.replaceAll(String(own.name), '#').replace(/"invite_code":"\w{8}"/, '"invite_code":"#"')
  return { status, text, cookies: Object.keys(cookies).toSorted() }
}

describe('a registration', () => {
  it('of a phone, an e-mail and a CPF that are another member’s is answered byte for byte as one of free ones', async () => {
    const taken = { phone: '+5511987650001', email: 'ana@example.com', cpf: freshCpf() }
    await registerMember(world, taken)
    // Masked alike: what is compared is the answer, not the contact that was typed.
    const free = { phone: '+5521987650001', email: 'aba@example.com' }
    const answers = []
    for (const changes of [{ ...taken, phone: '+5511987650001' }, free]) {
      const body = await registration(world, { ...changes, cpf: changes === free ? freshCpf() : taken.cpf })
      const { key, ...rest } = body
      const answer = await security.open('/api/auth/register2', { ...rest, key })
      const text = shapeOf(answer, body)
      answers.push({ ...text, text: text.text.replace('(21)', '(11)').replace(/"cpf_masked":"[^"]+"/, '') })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 200 })
  })

  it('sends a code to a free contact, and to the owner of a taken one that somebody tried', async () => {
    const [phone, email] = [freshPhone(), freshEmail()]
    await registerMember(world, { phone, email })
    await messageTo(phone)
    await registerUnconfirmed(world, { phone, email })
    expect(await messageTo(phone, 2)).toContain('alguém tentou usar este celular')
    expect(await messageTo(email, 2)).toContain('Alguém tentou abrir uma conta Arara')
    for (const text of [...messagesTo(world, phone), ...messagesTo(world, email)].slice(-1)) {
      expect(text).not.toMatch(/\b\d{6}\b/)
    }
  })

  it('signs in at once, and keeps play and deposits closed until a code of a message is typed', async () => {
    const phone = freshPhone()
    const member = await registerUnconfirmed(world, { phone })
    expect(await play(member)).toMatchObject({ code: 403, error: 'registration_pending' })
    expect(await refusal(member)).toMatchObject({ word: 'registration_pending' })
    expect(await stateOf(member)).toMatchObject({ confirmation: { state: 'unconfirmed' } })
    expect((await confirm(member, '000000')).body.error).toBe('code_wrong')
    const code = codeIn(await messageTo(phone))
    expect((await confirm(member, code)).body.data).toMatchObject({ state: 'settled' })
    expect(await refusal(member)).toBeUndefined()
    expect((await play(member)).error).toBe('insufficient_balance')
    expect((await confirm(member, code)).body.error).toBe('code_wrong')
  })

  it('with a CPF that another account has stays closed, and that account hears of it once a day', async () => {
    const email = freshEmail()
    const owner = await registerMember(world, { email })
    for (const _ of [1, 2]) {
      const phone = freshPhone()
      const member = await registerUnconfirmed(world, { phone, cpf: owner.cpf })
      const answer = await confirm(member, codeIn(await messageTo(phone)))
      expect(answer.body.data).toMatchObject({ state: 'checking' })
      expect(await play(member)).toMatchObject({ code: 403, error: 'registration_pending' })
    }
    expect(await messageTo(email, 2)).toContain('Alguém tentou abrir uma conta Arara')
    expect(messagesTo(world, email).filter(text => text.includes('Alguém tentou'))).toHaveLength(1)
  })

  it('of one CPF by eight people at once opens one wallet, however they race', async () => {
    const cpf = freshCpf()
    const phones = Array.from({ length: 8 }, freshPhone)
    const members = await Promise.all(phones.map(phone => registerUnconfirmed(world, { phone, cpf })))
    const codes = await Promise.all(phones.map(async phone => codeIn(await messageTo(phone))))
    const answers = await Promise.all(members.map((member, at) => confirm(member, codes[at] ?? '')))
    const states = answers.map(({ body }) => (body.data as { state: string }).state)
    expect(states.filter(state => state === 'settled')).toHaveLength(1)
    expect(states.filter(state => state === 'checking')).toHaveLength(7)
    const plays = await Promise.all(members.map(play))
    expect(plays.filter(({ error }) => error !== 'registration_pending')).toHaveLength(1)
    const hash = world.deps.secrets.blindIndex('cpf', cpf)
    const { rows } = await sql`SELECT FROM member_identifier WHERE kind = 'cpf' AND hash = ${hash}`.execute(
      world.deps.db,
    )
    expect(rows).toHaveLength(1)
  })

  it('that waits can have its code again after a minute, or sent to another contact in place of the first', async () => {
    const [first, second] = [freshPhone(), freshPhone()]
    const member = await registerUnconfirmed(world, { phone: first })
    const early = await resend(member, { kind: 'phone' })
    expect(early.body.error).toBe('code_too_soon')
    world.clock.advance(61_000)
    expect((await resend(member, { kind: 'phone', phone: second })).status).toBe(200)
    const old = codeIn(await messageTo(first))
    const code = codeIn(await messageTo(second))
    if (old !== code) expect((await confirm(member, old)).body.error).toBe('code_wrong')
    expect((await confirm(member, code)).body.data).toMatchObject({ state: 'settled' })
    world.clock.advance(61_000)
    const again = await resend(member, { kind: 'phone', phone: freshPhone() })
    expect(again.body.error).toBe('contact_confirmed')
    const byPhone = { phone: second, password: member.password }
    expect((await security.open('/api/auth/login2', byPhone)).status).toBe(200)
  })

  it('sends at most five messages a day to one telephone from all senders, and answers the sixth alike', async () => {
    const phone = freshPhone()
    const members: TestMember[] = []
    for (let at = 0; at < 6; at += 1) members.push(await registerUnconfirmed(world, { phone }))
    await messageTo(phone, 5)
    world.clock.advance(61_000)
    expect((await resend(members[0] as TestMember, { kind: 'phone' })).status).toBe(200)
    await messageTo(phone, 5)
    expect(messagesTo(world, phone)).toHaveLength(5)
  })
})

describe('an unproved contact', () => {
  it('of a phone signs in with the password it was registered with, until somebody else proves it', async () => {
    const phone = freshPhone()
    const first = await registerUnconfirmed(world, { phone })
    const second = await registerUnconfirmed(world, {
      phone,
      password: 'outra senha boa',
      password_confirmation: 'outra senha boa',
    })
    const signIn = async (password: string) => {
      const { body } = await security.open('/api/auth/login2', { phone, password })
      return (body.data as { id?: string } | undefined)?.id ?? body.error
    }
    expect(await signIn(first.password)).toBe(first.id)
    expect(await signIn(second.password)).toBe(second.id)
    await messageTo(phone, 2)
    const codes = messagesTo(world, phone).map(codeIn)
    const proofs = []
    for (const code of codes) proofs.push((await confirm(second, code)).status)
    expect(proofs).toContain(200)
    expect(await signIn(second.password)).toBe(second.id)
    expect(await signIn(first.password)).toBe('credentials_invalid')
  })

  it('that another member proved signs in as a free one: registering and signing in tells them apart no better', async () => {
    const phone = freshPhone()
    const owner = await registerMember(world, { phone })
    const prober = await registerUnconfirmed(world, {
      phone,
      password: 'senha de quem sonda',
      password_confirmation: 'senha de quem sonda',
    })
    const mine = await security.open('/api/auth/login2', { phone, password: prober.password })
    expect((mine.body.data as { id: string }).id).toBe(prober.id)
    const theirs = await security.open('/api/auth/login2', { phone, password: owner.password })
    expect((theirs.body.data as { id: string }).id).toBe(owner.id)
  })

  it('takes no wrong tries at the owner’s password back when a claimant signs in between', async () => {
    const phone = freshPhone()
    await registerMember(world, { phone })
    const prober = await registerUnconfirmed(world, {
      phone,
      password: 'senha de quem sonda',
      password_confirmation: 'senha de quem sonda',
    })
    const outcomes = []
    for (let at = 0; at < 4; at += 1) {
      outcomes.push(
        (await security.open('/api/auth/login2', { phone, password: `palpite numero ${at}` })).body.error,
      )
      await security.open('/api/auth/login2', { phone, password: prober.password })
    }
    expect(outcomes.at(-1)).not.toBe('credentials_invalid')
  })

  it('recovers nothing, and the answer is that of a proved one', async () => {
    const [phone, email] = [freshPhone(), freshEmail()]
    const member = await registerUnconfirmed(world, { phone, email })
    await messageTo(email)
    await messageTo(phone)
    const proved = { phone: freshPhone(), email: freshEmail() }
    await registerMember(world, proved)
    const forget = async (account: string) => {
      const { status, body } = await security.open('/api/auth/forgot', {
        account,
        ...(await security.captcha()),
      })
      return { status, text: JSON.stringify(body) }
    }
    const answers = []
    for (const account of [phone, email, member.name, proved.phone, proved.email, 'nobody.at.all']) {
      answers.push(await forget(account))
    }
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    await expect.poll(() => messagesTo(world, proved.email).length, { timeout: 10_000 }).toBe(2)
    const { rows } = await sql`SELECT FROM reset_wish`.execute(world.deps.db)
    expect(rows).toEqual([])
    expect(messagesTo(world, phone)).toHaveLength(1)
    expect(messagesTo(world, email)).toHaveLength(1)
  })

  it('gets no letter about the account, such as one of a new device', async () => {
    const email = freshEmail()
    const member = await registerUnconfirmed(world, { email })
    await messageTo(email)
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const arrived = await security.signIn(member, { password: member.password }, {}, agent)
    expect(arrived.status).toBe(200)
    const { rows } = await sql<{
      kind: string
    }>`SELECT kind FROM letter WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect(rows.map(row => row.kind)).toEqual(['confirm_contact', 'confirm_contact'])
  })
})
