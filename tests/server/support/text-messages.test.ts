import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mistakesOfMail, toMail } from '../../../server/platform/config/mail-config.ts'
import { openTextMessages } from '../../../server/platform/mail/text-messages.ts'
import { codeIn } from '../../support/outbound-messages.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { freshEmail, freshPhone, registerUnconfirmed } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* docs/operations/runbook.md: text messages go by Twilio's Messages resource, which the sandbox has too. */

let people: Awaited<ReturnType<typeof startPeople>>
let world: TestApp
beforeAll(async () => {
  people = await startPeople()
  world = await createTestApp({ environment: people.smsEnvironment })
})
beforeEach(() => people.faults())
afterAll(async () => {
  await world.close()
  await people.close()
})

const smsOf = ({ deps }: TestApp) => {
  const { sms } = deps.config.mail
  if (sms === undefined) throw new Error('No provider is configured')
  return sms
}
const demoMessages = async (query: string, headers: object = {}) => {
  const answer = await world.app.inject({ url: `/api/demo/messages${query}`, headers: { ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}

it('the code of a registration reaches its telephone by the provider, again while the provider is down', async () => {
  await people.faults({ path: '/2010-04-01', kind: '503', count: 1 })
  const phone = freshPhone()
  const member = await registerUnconfirmed(world, { phone })
  const messages = openTextMessages(smsOf(world))
  await expect
    .poll(
      async () => {
        world.clock.advance(15_000)
        return (await messages.list(phone)).length
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1)
  const [message] = await messages.list(phone)
  const confirm = await world.app.inject({
    method: 'POST',
    url: '/api/confirmation/confirm',
    headers: member.keyed(),
    payload: { code: codeIn(message?.text ?? '') },
  })
  expect(confirm.json()).toMatchObject({ code: 200, data: { state: 'settled' } })
})

it('a wrong token and a number that is none are refused as the provider refuses them', async () => {
  const sms = smsOf(world)
  await expect(openTextMessages({ ...sms, token: 'another' }).send(freshPhone(), 'Olá')).rejects.toThrow(
    '401',
  )
  await expect(openTextMessages(sms).send('11987654321', 'Olá')).rejects.toThrow('400')
  expect(await openTextMessages(sms).list('11987654321')).toEqual([])
})

it('a provider that leads elsewhere is not followed: the code goes nowhere else', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = address === null || typeof address === 'string' ? 0 : address.port
  const messages = openTextMessages({ ...smsOf(world), url: `http://127.0.0.1:${port}` })
  await expect(messages.send(freshPhone(), '123456')).rejects.toThrow()
  expect(asked).toEqual([expect.stringContaining('/Messages.json')])
  server.close()
})

it('a messaging service sends in place of a number', async () => {
  const phone = freshPhone()
  const from = `MG${'a'.repeat(32)}`
  await openTextMessages({ ...smsOf(world), from }).send(phone, 'Olá')
  expect(await openTextMessages(smsOf(world)).list(phone)).toMatchObject([{ text: 'Olá' }])
})

it('a provider that is named wants its account, its token and a sender', () => {
  const env = { MAIL_FROM: 'x', RECOVERY_BY: 'email,phone', SMS_URL: 'https://api.twilio.com/' } as const
  expect(mistakesOfMail(env)).toEqual(
    ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'].map(name => `${name} must be set beside SMS_URL`),
  )
  const whole = { ...env, SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+55' }
  expect(mistakesOfMail(whole)).toEqual([])
  expect(toMail(whole).sms).toMatchObject({ url: 'https://api.twilio.com' })
})

it('a tester of a demo reads the messages to their own contacts, and those to a contact that they name', async () => {
  const [phone, email] = [freshPhone(), freshEmail()]
  const member = await registerUnconfirmed(world, { phone, email })
  await expect
    .poll(async () => (await demoMessages('', member.headers)).body.data?.length, { timeout: 10_000 })
    .toBe(2)
  for (const to of [phone.slice(3), email.toUpperCase()]) {
    const { body } = await demoMessages(`?to=${encodeURIComponent(to)}`)
    expect(body.data).toMatchObject([{ text: expect.stringMatching(/\b\d{6}\b/) }])
  }
  expect((await demoMessages('')).status).toBe(400)
})

it('production shows nobody’s messages', async () => {
  const changes = { mode: 'production' } as const
  const production = await createTestApp({ environment: people.smsEnvironment, changes })
  const answer = await production.app.inject({ url: '/api/demo/messages?to=%2B5511987654321' })
  expect(answer.statusCode).toBe(404)
  await production.close()
})

it('where e-mail alone recovers accounts, everybody gives one and no telephone gets a code', async () => {
  const byMail = await createTestApp({ environment: { RECOVERY_BY: 'email' } })
  expect(byMail.deps.config.regime.registration.required).toContain('email')
  const member = await registerUnconfirmed(byMail)
  const overview = await byMail.app.inject({ url: '/api/security/overview', headers: member.headers })
  expect(overview.json().data.confirmation.contacts).toMatchObject([{ kind: 'email', is_proved: false }])
  const payload = { kind: 'phone' }
  const headers = member.keyed()
  const send = await byMail.app.inject({ method: 'POST', url: '/api/confirmation/send', headers, payload })
  expect(send.json().error).toBe('reset_channel_missing')
  await byMail.close()
})
