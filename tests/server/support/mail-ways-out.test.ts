import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { writeMessage } from '../../../server/platform/mail/service.ts'
import { openTransport } from '../../../server/platform/mail/transport.ts'
import { codeIn } from '../../support/outbound-messages.ts'
import { makeCertificate } from '../../support/peers/make-certificate.ts'
import { startSmtpSink } from '../../support/peers/smtp-sink.ts'
import { createSecurityCalls, newBrowser } from '../../support/people/security-member.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const authority = makeCertificate('Authority of the mail server')
const certificate = makeCertificate('localhost', authority)
const tls = { cert: certificate.cert, key: certificate.keyPem }
const login = Buffer.from('\0casa\0segredo').toString('base64')
const minute = 60_000

let sink: Awaited<ReturnType<typeof startSmtpSink>>
let world: TestApp
let security: ReturnType<typeof createSecurityCalls>

beforeAll(async () => {
  const ca = join(mkdtempSync(join(tmpdir(), 'arara-mail-')), 'ca.pem')
  writeFileSync(ca, authority.cert)
  sink = await startSmtpSink({ tls, login })
  const environment = {
    SMTP_URL: `smtp://casa:segredo@127.0.0.1:${sink.port}`,
    SMTP_CA: ca,
    MAIL_FROM: 'Arara <casa@arara.test>',
  }
  world = await createTestApp({ environment })
  security = createSecurityCalls(world)
})
beforeEach(() => {
  sink.behave('takes')
})
afterAll(async () => {
  await world.close()
  await sink.close()
})

/** Without the code of the registration. */
const mailsTo = (to: string) =>
  sink.mails.filter(mail => mail.to === to && !mail.text.includes('confirma o seu cadastro'))
const arrived = (to: string) =>
  expect.poll(() => mailsTo(to).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(1)
const browser = newBrowser()
const forget = async (account: string) =>
  security.open('/api/auth/forgot', { account, ...(await security.captcha()) }, browser)
/** The plain part, as a reader sees it. */
const plain = (text: string) =>
  text
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, hex => Buffer.from(hex.replaceAll('=', ''), 'hex').toString())
const messageOf = async (memberId: string, kind: string) => {
  const { rows } = await sql<{ attempts: number; sent: boolean; kept: boolean }>`SELECT attempts::int,
    sent_at IS NOT NULL AS sent, sealed IS NOT NULL AS kept FROM letter
    WHERE member_id = ${memberId} AND kind = ${kind} ORDER BY created_at DESC LIMIT 1`.execute(world.deps.db)
  return rows[0]
}
/** Lets so much time go by, a pause at a time, until the letter is as it should be. */
const untilMessage = (memberId: string, kind: string, expected: object, stepMs = minute) =>
  expect
    .poll(
      async () => {
        world.clock.advance(stepMs)
        await forget(`nobody-${randomUUID()}@example.com`)
        return messageOf(memberId, kind)
      },
      { timeout: 30_000, interval: 250 },
    )
    .toMatchObject(expected)

describe('a letter by SMTP', () => {
  it('goes through STARTTLS, with the server’s login and sender, and a code that opens', async () => {
    const { member, email } = await security.withEmail()
    expect((await forget(email)).status).toBe(200)
    await arrived(email)
    const [mail] = mailsTo(email)
    expect(mail).toMatchObject({ from: 'casa@arara.test', wasEncrypted: true, login })
    expect(mail?.text).toMatch(/^Message-ID: <[0-9a-f-]{36}@arara>$/im)
    const code = codeIn(plain(mail?.text ?? ''))
    const fresh = 'outra senha boa'
    const reset = { account: email, code, password: fresh, password_confirmation: fresh }
    expect((await security.open('/api/auth/reset', reset, browser)).status).toBe(200)
    expect((await security.signIn(member, { password: fresh })).status).toBe(200)
  })

  it('waits while the server refuses or hangs up, and leaves when it takes again; nobody who asks notices', async () => {
    const { member, email } = await security.withEmail()
    for (const manners of ['refuses', 'hangs up'] as const) {
      sink.behave(manners)
      world.clock.advance(minute)
      const known = await forget(email)
      const unknown = await forget(`${randomUUID()}@example.com`)
      expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
      expect(known.status).toBe(200)
    }
    await expect
      .poll(() => messageOf(member.id, 'reset_password'), { timeout: 20_000 })
      .toMatchObject({ sent: false, kept: true })
    expect(mailsTo(email)).toEqual([])
    expect(world.logged()).not.toContain(email)
    sink.behave('takes')
    await untilMessage(member.id, 'reset_password', { sent: true, kept: false })
    expect(codeIn(plain(mailsTo(email)[0]?.text ?? ''))).toMatch(/^\d{6}$/)
  })

  it('with a code is given up when its code is; a warning is still sent a day later', async () => {
    const { member, email } = await security.withEmail()
    sink.behave('refuses')
    await forget(email)
    await expect.poll(() => messageOf(member.id, 'reset_password'), { timeout: 20_000 }).toBeDefined()
    const { deps } = world
    const fields = { name: 'Celular' }
    const message = {
      memberId: member.id,
      channel: 'email',
      to: email,
      kind: 'passkey_added',
      fields,
    } as const
    await transaction(deps.db, tx => writeMessage(deps, tx, { ...message, language: 'pt' }))
    await untilMessage(member.id, 'reset_password', { sent: true, kept: false }, 10 * minute)
    expect(mailsTo(email)).toEqual([])
    world.clock.advance(24 * 60 * minute)
    expect(await messageOf(member.id, 'passkey_added')).toMatchObject({ sent: false, kept: true })
    sink.behave('takes')
    await untilMessage(member.id, 'passkey_added', { sent: true }, 60 * minute)
    expect(mailsTo(email)).toHaveLength(1)
  })
})

describe('the way to the mail server', () => {
  const hello = { subject: 'Olá', text: 'Olá', html: '<p>Olá</p>' }
  const by = (smtpUrl: string, smtpCa?: string) => {
    const { config } = world.deps
    return openTransport({ ...config, mail: { ...config.mail, smtpUrl, smtpCa } })
  }

  it('may be TLS from the first byte', async () => {
    const secure = await startSmtpSink({ tls: { ...tls, implicit: true } })
    const transport = by(`smtps://localhost:${secure.port}`, authority.cert)
    await transport.mail(randomUUID(), 'ana@example.com', hello)
    transport.close()
    expect(secure.mails).toMatchObject([{ to: 'ana@example.com', wasEncrypted: true }])
    await secure.close()
  })

  it('ends at a server whose certificate nobody vouches for', async () => {
    for (const implicit of [true, false]) {
      const stranger = await startSmtpSink({ tls: { ...tls, implicit } })
      const transport = by(`${implicit ? 'smtps' : 'smtp'}://localhost:${stranger.port}`)
      await expect(transport.mail(randomUUID(), 'ana@example.com', hello)).rejects.toThrow()
      transport.close()
      expect(stranger.mails).toEqual([])
      await stranger.close()
    }
  })

  it('beyond the machine itself is never in clear, unless the operator says so', async () => {
    const open = await startSmtpSink()
    // Reaches this machine, and is none of its loopback names.
    const elsewhere = `smtp://0.0.0.0:${open.port}`
    const transport = by(elsewhere)
    await expect(transport.mail(randomUUID(), 'ana@example.com', hello)).rejects.toThrow()
    transport.close()
    expect(open.mails).toEqual([])
    const allowed = by(`${elsewhere}?requireTLS=false`)
    await allowed.mail(randomUUID(), 'ana@example.com', hello)
    allowed.close()
    expect(open.mails).toMatchObject([{ wasEncrypted: false }])
    await open.close()
  })
})
