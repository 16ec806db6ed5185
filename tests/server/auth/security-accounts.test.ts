import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { awaitMail, mailTo } from '../../support/outbound-messages.ts'
import { createPixWorld, type PixWorld } from '../../support/peers/pix-world.ts'
import { pin, pixAccount } from '../../support/people/account-holder.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { createAuthenticator } from '../../support/people/software-authenticator.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'

let world: PixWorld
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createPixWorld()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const secretReply = z.object({ data: z.object({ secret: z.string() }) })
const challengeReply = z.object({ data: z.object({ challenge: z.string() }) })
const codeOf = (secret: string) => totpAt(fromBase32(secret), stepAt(world.clock.now()))

async function holder(email?: string): Promise<TestMember> {
  const member = await registerMember(world, email === undefined ? {} : { email })
  const proof = await security.proof(member, 'withdrawal_password')
  const both = { qk_pwd: pin, qk_pwd_confirmation: pin, proof }
  expect((await security.call(member, '/api/member/drawing_pwd/set', both)).status).toBe(200)
  return member
}

async function saved(member: TestMember, body = pixAccount('cpf', member.cpf)): Promise<string> {
  expect((await security.call(member, '/api/memberbanks/save', body)).status).toBe(200)
  return body.id
}

const bank = (account: string) => ({
  id: randomUUID(),
  kind: 'bank',
  bank: '60701190',
  account_type: 'CACC',
  branch: '4567',
  account,
})
const savedBank = async (member: TestMember, account: string) => {
  const body = bank(account)
  expect((await security.call(member, '/api/memberbanks/save', body)).status).toBe(200)
  return body.id
}

const confirm = (member: TestMember, id: string, more: object = {}, key?: string) =>
  security.call(member, '/api/memberbanks/confirm', { id, qk_pwd: pin, ...more }, key)

async function enrol(member: TestMember): Promise<string> {
  const proof = await security.proof(member, 'totp')
  const { secret } = z.parse(
    secretReply,
    (await security.call(member, '/api/security/totp/begin', { proof })).body,
  ).data
  await security.call(member, '/api/security/totp/confirm', { totp: codeOf(secret) })
  world.clock.advance(30_000)
  return secret
}

async function addPasskey(member: TestMember) {
  const passkey = createAuthenticator()
  const proof = await security.proof(member, 'passkeys')
  const asked = await security.call(member, '/api/security/passkeys/options', { proof })
  const { challenge } = z.parse(challengeReply, asked.body).data
  const added = await security.call(member, '/api/security/passkeys/add', {
    name: 'Celular',
    passkey: passkey.make(challenge),
  })
  return { passkey, id: z.parse(z.object({ data: z.object({ id: z.string() }) }), added.body).data.id }
}

describe('payout data ("queued accounts confirmed with step-up", "step-up for payout data")', () => {
  it('of who has nothing beside passwords is confirmed with the withdrawal password', async () => {
    const member = await holder()
    expect((await confirm(member, await saved(member))).body).toMatchObject({
      data: { state: 'confirmed', payable_from: null },
    })
  })

  it('of who has an authenticator asks for a step-up by it, spends no try of the six digits, and keeps the key', async () => {
    const member = await holder()
    const secret = await enrol(member)
    const id = await saved(member)
    const key = randomUUID()
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      expect((await confirm(member, id, { qk_pwd: '000000' })).body.error).toBe('step_up_required')
    }
    expect((await confirm(member, id, {}, key)).body.error).toBe('step_up_required')
    const otherPurpose = await security.proof(member, 'export', { totp: codeOf(secret) })
    expect((await confirm(member, id, { proof: otherPurpose })).body.error).toBe('step_up_required')
    const bare = await security.call(member, '/api/security/verify', {
      purpose: 'accounts',
      password: member.password,
    })
    expect(bare.body.error).toBe('second_factor_required')
    world.clock.advance(30_000)
    const proof = await security.proof(member, 'accounts', { totp: codeOf(secret) })
    const wrongPin = await confirm(member, id, { proof, qk_pwd: '000000' })
    expect(wrongPin.body.error).toBe('withdrawal_password_wrong')
    expect((await confirm(member, id, { proof }, key)).body).toMatchObject({ data: { state: 'confirmed' } })
    // The answer that was lost is given again, the proof being over by then.
    world.clock.advance(6 * 60_000)
    expect((await confirm(member, id, { proof }, key)).body).toMatchObject({ data: { state: 'confirmed' } })
  })

  it('of who has passkeys alone is proved by one of them: the password does not do', async () => {
    const member = await holder()
    const { passkey } = await addPasskey(member)
    const id = await saved(member)
    expect((await confirm(member, id)).body.error).toBe('step_up_required')
    const byPassword = { purpose: 'accounts', password: member.password }
    expect((await security.call(member, '/api/security/verify', byPassword)).body).toMatchObject({
      code: 422,
      error: 'passkey_required',
    })
    const asked = await security.call(member, '/api/security/passkeys/challenge', {})
    const { challenge } = z.parse(challengeReply, asked.body).data
    const verified = await security.call(member, '/api/security/verify', {
      purpose: 'accounts',
      passkey: passkey.answer(challenge, 1),
    })
    const { proof } = z.parse(z.object({ proof: z.string() }), verified.body)
    expect((await confirm(member, id, { proof })).body).toMatchObject({ data: { state: 'confirmed' } })
  })

  it('gains nothing by taking the last passkey away: withdrawals rest from then on', async () => {
    const member = await holder()
    const { id } = await addPasskey(member)
    const proof = await security.proof(member, 'passkeys')
    expect((await security.call(member, '/api/security/passkeys/remove', { id, proof })).status).toBe(200)
    const { body } = await security.call(member, '/api/security/overview')
    expect(body.data).toMatchObject({ hold: { reason: 'passkey_removed' } })
  })
})

describe('a further account ("24 h hold after such changes")', () => {
  it('takes withdrawals a day after its confirmation, the earlier one at once, and the member is notified by e-mail', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const member = await holder(email)
    const first = await saved(member)
    await confirm(member, first)
    expect(mailTo(world, email).filter(message => message.includes('conta de saque'))).toEqual([])
    const second = await savedBank(member, '12345678')
    const { body } = await confirm(member, second)
    const confirmed = z.object({ data: z.object({ confirmed_at: z.string(), payable_from: z.string() }) })
    const { confirmed_at, payable_from } = z.parse(confirmed, body).data
    expect(Date.parse(payable_from) - Date.parse(confirmed_at)).toBe(24 * 3_600_000)
    expect(await awaitMail(world, email)).toContain('conta de saque')
    await world.fill({ id: member.id, cpf: member.cpf, bearer: '' }, 50_000n)
    const draw = (member_bank_id: string, money: string) =>
      security.call(member, '/api/drawing', { money, member_bank_id, payment_type: 'pix', qk_pwd: pin })
    expect((await draw(second, '20.00')).body).toMatchObject({ code: 422, error: 'account_held' })
    expect((await draw(first, '20.00')).status).toBe(200)
  })

  it('that was good once before, removed and saved again, waits no second time', async () => {
    const member = await holder()
    const first = await saved(member)
    await confirm(member, first)
    await confirm(member, await savedBank(member, '87654321'))
    expect((await security.call(member, '/api/memberbanks/remove', { id: first, qk_pwd: pin })).status).toBe(
      200,
    )
    const again = await confirm(member, await saved(member))
    expect(again.body).toMatchObject({ data: { state: 'confirmed', payable_from: null } })
  })

  it('cannot jump its day by being removed and saved again', async () => {
    const member = await holder()
    await confirm(member, await saved(member))
    const second = await savedBank(member, '55554444')
    await confirm(member, second)
    await security.call(member, '/api/memberbanks/remove', { id: second, qk_pwd: pin })
    const again = await confirm(member, await savedBank(member, '55554444'))
    expect(again.body).toMatchObject({ data: { payable_from: expect.any(String) } })
  })
})
