import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { createStateDigest, differingTables } from '../../contract/fuzz/state-digest.ts'
import { createStillApp } from '../../contract/fuzz/still-app.ts'
import { awaitMail, codeIn } from '../../support/outbound-messages.ts'
import { sentPhoneCode, unprovePhone } from '../../support/people/confirm-member.ts'
import { createSecurityCalls, newBrowser } from '../../support/people/security-member.ts'
import { createAuthenticator } from '../../support/people/software-authenticator.ts'
import { freshEmail, freshPhone, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { png } from '../../support/sample-files.ts'
import type { TestApp } from '../../support/test-app.ts'
import { sentAgainElsewhere } from './sent-again-elsewhere.ts'

/*
 * Every keyed write that is open to members loses its answer here: it is sent again under its key, answers the first answer word
 * for word, and no row of any table changes. Those whose success needs a whole world are proved where that world is.
 */
let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
let digest: () => Promise<string>
beforeAll(async () => {
  world = await createStillApp()
  await seedCatalogue(world.deps)
  security = createSecurityCalls(world)
  digest = await createStateDigest(world.deps)
})
afterAll(() => world.close())

const browser = newBrowser()
type Body = Record<string, unknown>
type Name = keyof typeof endpoints

const pin = { qk_pwd: '482913', qk_pwd_confirmation: '482913' }
const limit = (value: string) => ({ kind: 'deposit', period: 'day', value })
const key = (member: TestMember) => ({ id: randomUUID(), kind: 'pix', pix_type: 'cpf', pix_key: member.cpf })
const newPassword = { password: 'outra senha longa', password_confirmation: 'outra senha longa' }
const ticket = () => ({ id: randomUUID(), topic: 'deposit', order: null, text: 'Onde está o depósito?' })

async function done(member: TestMember, path: string, body: Body): Promise<Body> {
  const answer = await security.call(member, path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A higher limit that waits for its confirmation. */
async function intentFor(member: TestMember): Promise<string> {
  await done(member, '/api/limits/set', limit('100.00'))
  const { data } = await done(member, '/api/limits/set', limit('200.00'))
  return /"pending":\{"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(data))?.[1] ?? ''
}

async function transferOrder({ id: memberId }: TestMember): Promise<string> {
  const { db, ids, clock } = world.deps
  const [id, at] = [ids(), clock.now()]
  await sql`INSERT INTO recharge (member_id, id, order_no, method_id, method_type, description, money, state, txid, created_at,
      expires_at, version) VALUES (${memberId}, ${id}, ${id}, 'transfer', 'transfer', '', 5000, 'pending', ${id}, ${at},
      ${new Date(at.getTime() + 3_600_000)}, 1)`.execute(db)
  return id
}

async function beginTotp(member: TestMember) {
  const { data } = await done(member, '/api/security/totp/begin', {
    proof: await security.proof(member, 'totp'),
  })
  const secret = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(data))?.[1] ?? ''
  const code = (step: number) => totpAt(fromBase32(secret), stepAt(world.clock.now()) + step)
  return code
}

/** A proof of somebody who has an authenticator. */
async function withTotp(member: TestMember) {
  const code = await beginTotp(member)
  await done(member, '/api/security/totp/confirm', { totp: code(0) })
  return { proof: await security.proof(member, 'totp', { totp: code(1) }) }
}

/** A device's key, added. */
async function withPasskey(member: TestMember) {
  const { data } = await done(member, '/api/security/passkeys/add', await newPasskey(member))
  return { id: z.parse(z.object({ id: z.string() }), data).id }
}

async function newPasskey(member: TestMember) {
  const proof = await security.proof(member, 'passkeys')
  const { data } = await done(member, '/api/security/passkeys/options', { proof })
  const { challenge } = z.parse(z.object({ challenge: z.string() }), data)
  return { name: 'Celular', passkey: createAuthenticator().make(challenge) }
}

const pinProof = async (member: TestMember) => ({
  proof: await security.proof(member, 'withdrawal_password'),
})
const firstPin = async (member: TestMember) => ({ ...pin, ...(await pinProof(member)) })
async function withCode(member: TestMember) {
  await done(member, '/api/member/drawing_pwd/set', await firstPin(member))
  return pinProof(member)
}
async function openedTicket(member: TestMember) {
  const body = ticket()
  await done(member, '/api/informationcenter/tickets/open', body)
  return { id: body.id }
}

const favourite = { game_id: 'dados-da-arara' }
const emailOf = new Map<string, string>()
/** A body that is done, of a member who was brought that far. */
const cases: { readonly [Of in Name]?: (member: TestMember) => Body | Promise<Body> } = {
  setProfilePicture: () => ({ id: null }),
  exportData: async member => ({ proof: await security.proof(member, 'export') }),
  verifyPassword: ({ password }) => ({ purpose: 'email', password }),
  changePassword: ({ password }) => ({ old_password: password, ...newPassword }),
  resetPassword: async member => {
    const account = emailOf.get(member.id) ?? ''
    await security.open('/api/auth/forgot', { account, ...(await security.captcha()) }, browser)
    return { account, code: codeIn(await awaitMail(world, account)), ...newPassword }
  },
  sendEmailCode: async member => ({ email: freshEmail(), proof: await security.proof(member, 'email') }),
  bindEmail: async member => {
    const email = freshEmail()
    await done(member, '/api/security/email/code', { email, proof: await security.proof(member, 'email') })
    return { code: codeIn(await awaitMail(world, email)) }
  },
  sendPhoneCode: async member => ({ phone: freshPhone(), proof: await security.proof(member, 'phone') }),
  bindPhone: async member => {
    const phone = freshPhone()
    await done(member, '/api/security/phone/code', { phone, proof: await security.proof(member, 'phone') })
    return { code: codeIn(await awaitMail(world, phone)) }
  },
  sendConfirmation: member => unprovePhone(world, member),
  confirmContact: member => sentPhoneCode(world, member),
  endSessions: () => ({}),
  beginTotp: async member => ({ proof: await security.proof(member, 'totp') }),
  confirmTotp: async member => ({ totp: (await beginTotp(member))(0) }),
  removeTotp: withTotp,
  renewRecoveryCodes: withTotp,
  passkeyAddOptions: async member => ({ proof: await security.proof(member, 'passkeys') }),
  addPasskey: newPasskey,
  renamePasskey: async member => ({ ...(await withPasskey(member)), name: 'Tablet' }),
  removePasskey: async member => ({
    proof: await security.proof(member, 'passkeys'),
    ...(await withPasskey(member)),
  }),
  passkeyStepUpOptions: async member => {
    await withPasskey(member)
    return {}
  },
  sendPinCode: withCode,
  resetPin: async member => {
    await done(member, '/api/security/withdrawal-password/code', await withCode(member))
    const message = await awaitMail(world, emailOf.get(member.id) ?? '')
    return { code: codeIn(message), qk_pwd: '739155', qk_pwd_confirmation: '739155' }
  },
  setFavourite: () => favourite,
  deleteFavourite: async member => {
    await done(member, '/api/games/follow/set', favourite)
    return favourite
  },
  rotateSeeds: member => security.rotation(member),
  setLimit: () => limit('100.00'),
  lowerLimit: () => limit('90.00'),
  cancelLimit: async member => ({ id: await intentFor(member) }),
  confirmLimit: async member => {
    const id = await intentFor(member)
    await sql`UPDATE limit_change SET effective_from = effective_from - interval '25 hours' WHERE id = ${id}`.execute(
      world.deps.db,
    )
    return { id }
  },
  takeBreak: () => ({ id: randomUUID(), term: 'week' }),
  returnToPlay: async member => {
    await sql`INSERT INTO play_break (member_id, id, kind, term, asked_at, until) VALUES (${member.id}, ${randomUUID()},
      'exclusion', 'six_months', now() - interval '200 days', now() - interval '10 days')`.execute(
      world.deps.db,
    )
    return {}
  },
  setCheckMinutes: () => ({ minutes: 30 }),
  rechargeProof: async member => ({ order_id: await transferOrder(member), file: png.toString('base64') }),
  setWithdrawalPassword: firstPin,
  modifyWithdrawalPassword: async member => {
    await withCode(member)
    return { old_qk_pwd: pin.qk_pwd, qk_pwd: '739155', qk_pwd_confirmation: '739155' }
  },
  saveAccount: key,
  removeAccount: async member => {
    const account = key(member)
    await withCode(member)
    await done(member, '/api/memberbanks/save', account)
    return { id: account.id, qk_pwd: pin.qk_pwd }
  },
  openTicket: ticket,
  replyTicket: async member => {
    const { id } = await openedTicket(member)
    return { id: randomUUID(), ticket_id: id, text: 'Ainda nada.' }
  },
  closeOwnTicket: openedTicket,
  readNotifications: () => ({ up_to: randomUUID() }),
}

/** Where the others are sent again under their key. */
const elsewhere: { readonly [Of in Name]?: readonly [file: string, test: string] } = sentAgainElsewhere

const table: Readonly<Record<string, Endpoint>> = endpoints
const keyed = Object.entries(table).filter(
  ([, one]) => one.idempotency === 'key' && one.access !== 'administrator' && one.state === 'served',
)

it('every keyed write of members is sent again, here or where its world is', () => {
  const known = [...Object.keys(cases), ...Object.keys(elsewhere)]
  expect(known.toSorted()).toEqual(keyed.map(([name]) => name).toSorted())
  for (const [file, name] of Object.values(elsewhere)) {
    expect(readFileSync(`tests/${file}`, 'utf8')).toContain(name)
  }
})

/** Letters and events that the first answer began are on their way for a moment. */
async function atRest(): Promise<string> {
  for (let before = await digest(); ; ) {
    const after = await digest()
    if (after === before) return after
    before = after
  }
}

describe.each(Object.entries(cases))('%s whose answer is lost', (name, bodyOf) => {
  it('is done once: its key tells the same again, and nothing else changes', async () => {
    const endpoint = table[name]
    if (endpoint === undefined) throw new Error(`No call ${name}`)
    const email = freshEmail()
    const member = await registerMember(world, { email })
    emailOf.set(member.id, email)
    const payload = await bodyOf(member)
    const own = endpoint.access === 'anyone' ? {} : member.headers
    const headers = { ...own, 'idempotency-key': randomUUID() }
    const send = () =>
      world.app.inject({ method: 'POST', url: endpoint.path, headers, payload, cookies: browser })
    const first = await send()
    expect(first.json()).toMatchObject({ status: 'success' })
    const before = await atRest()
    const again = await send()
    expect(differingTables(before, await digest())).toEqual([])
    expect(again.json()).toEqual(first.json())
  })
})

it('an erasure whose answer is lost shows by the session that ended, and by the farewell', async () => {
  const email = freshEmail()
  const member = await registerMember(world, { email })
  const body = { proof: await security.proof(member, 'erase'), confirm: true }
  const key = randomUUID()
  expect((await security.call(member, '/api/profile/erase', body, key)).status).toBe(200)
  await awaitMail(world, email)
  const before = await atRest()
  expect((await security.call(member, '/api/profile/erase', body, key)).body.error).toBe('session_expired')
  expect(differingTables(before, await digest())).toEqual([])
})
