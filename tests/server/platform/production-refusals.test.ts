import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config.ts'
import { mistakesOfProduction } from '../../../server/platform/production/mistakes-of-production.ts'
import { secretFault } from '../../../server/platform/production/secret-strength.ts'
import { productionEnvironment } from '../../support/production-environment.ts'

const mistakesOf = (more: Record<string, string>) => {
  const outcome = readConfig({ ...productionEnvironment, ...more })
  return outcome.ok ? [] : outcome.mistakes
}
const drawn = () => randomBytes(32).toString('hex')

test('a complete production environment has no mistake', () => {
  expect(mistakesOf({})).toEqual([])
})

test('production names its whole list of mistakes at once, also beside a variable of the wrong form', () => {
  const mistakes = mistakesOf({
    PORT: '99999',
    ARARA_TEST: '1',
    APP_SECRET: 'x'.repeat(40),
    SITE_URL: '',
    LICENCE: '',
    DATABASE_URL: 'postgresql://app@db.example/arara',
    PIX_URL: 'http://bank.example',
    PIX_WEBHOOK_SECRET: 'short',
  }).map(text => text.split(' ')[0])
  for (const name of [
    'PORT',
    'ARARA_TEST',
    'APP_SECRET',
    'SITE_URL',
    'LICENCE',
    'DATABASE_URL',
    'PIX_URL',
    'PIX_WEBHOOK_SECRET',
  ])
    expect(mistakes, name).toContain(name)
})

test.each([
  'x'.repeat(64),
  '0123456789abcdef0123456789abcdef',
  'changeme-changeme-changeme-changeme',
  'please-change-this-secret-before-use',
  'my-super-secret-production-key-2026',
  'minhaSenhaSuperSecretaDeProducao2026',
  'correct horse battery staple is not ours',
])('production refuses a typed secret: %s', secret => {
  expect(mistakesOf({ APP_SECRET: secret })).toEqual([expect.stringMatching(/^APP_SECRET .*openssl rand/)])
})

test.each(['PIX_WEBHOOK_SECRET', 'METRICS_TOKEN', 'VAPID_PRIVATE_KEY', 'APP_SECRET_HASHES'])(
  'production refuses a typed %s, too',
  name => {
    const given = { ...productionEnvironment, [name]: '01'.repeat(32) }
    expect(mistakesOfProduction(given)).toEqual([expect.stringMatching(new RegExp(`^${name} repeats`))])
  },
)

test('a drawn secret is never taken for a typed one, in any usual spelling', () => {
  for (let draw = 0; draw < 2_000; draw += 1) {
    for (const secret of [
      randomBytes(16).toString('hex'),
      drawn(),
      randomBytes(24).toString('base64'),
      randomBytes(32).toString('base64url'),
      randomUUID(),
    ])
      expect(secretFault(secret), secret).toBeUndefined()
  }
})

test('production wants mail, and text messages where phones recover accounts, in the one list', () => {
  const without = mistakesOf({ SMTP_URL: '', SMS_URL: '', SITE_URL: '' }).map(text => text.split(' ')[0])
  expect(without.toSorted()).toEqual(['SITE_URL', 'SMS_URL', 'SMTP_URL'])
  expect(mistakesOf({ SMS_URL: '', RECOVERY_BY: 'email' })).toEqual([])
  expect(mistakesOf({ SMS_URL: 'http://sms.example' })).toEqual([expect.stringMatching(/^SMS_URL .*https/)])
})

test('a webhook secret has 32 characters or more in production', () => {
  const pix = {
    PIX_URL: 'https://bank.example',
    PIX_CLIENT_SECRET: 'theirs',
    PIX_KEY: randomUUID(),
    PIX_WEBHOOK_URL: 'https://www.arara.bet.br/provider/pix/webhook',
  }
  expect(mistakesOf({ ...pix, PIX_WEBHOOK_SECRET: drawn().slice(0, 31) })).toEqual([
    'PIX_WEBHOOK_SECRET must have 32 characters or more in production',
  ])
  expect(mistakesOf({ ...pix, PIX_WEBHOOK_SECRET: drawn() })).toEqual([])
})

const registry = (url: string, more: Record<string, string> = {}) =>
  mistakesOf({ REGISTRY_URL: url, REGISTRY_KEY: drawn(), ...more })

test.each([
  'http://127.0.0.1:8091',
  'http://localhost:8091',
  'http://[::1]:8091',
  'https://registry.example',
])('a peer on this machine or behind TLS is accepted: %s', url => {
  expect(registry(url)).toEqual([])
})

test.each([
  'http://10.0.0.5:8091',
  'http://registry.internal',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
])('a peer that is spoken to in clear over a network is refused: %s', url => {
  expect(registry(url)).toEqual([expect.stringMatching(/^REGISTRY_URL must be encrypted/)])
})

test('PRIVATE_PEERS names hosts, addresses and networks that may be spoken to in clear', () => {
  const given = { PRIVATE_PEERS: '10.0.0.0/8, registry.internal fd00::/8' }
  for (const url of ['http://10.9.8.7', 'http://registry.internal:81', 'http://[fd12::1]'])
    expect(registry(url, given), url).toEqual([])
  for (const url of ['http://11.0.0.1', 'http://other.internal', 'http://[fe80::1]'])
    expect(registry(url, given), url).toHaveLength(1)
  expect(registry('http://10.1.1.1', { PRIVATE_PEERS: '10.0.0.0/99 10.1.1.1' })).toEqual([
    'PRIVATE_PEERS 10.0.0.0/99 is no host, address or network',
  ])
})

test('a peer whose variable is new is within the rule', () => {
  const given = { ...productionEnvironment, SOME_NEW_PEER_URL: 'http://peer.example' }
  expect(mistakesOfProduction(given)).toEqual([expect.stringMatching(/^SOME_NEW_PEER_URL/)])
})

test('variables of the machine that are not ours are not judged', () => {
  expect(mistakesOf({ CI_SERVER_URL: 'http://ci.example', OTHER_WEBHOOK_SECRET: 'short' })).toEqual([])
})

test('a mail server beyond this machine is not spoken to without TLS', () => {
  expect(mistakesOf({ SMTP_URL: 'smtp://mail.example:587' })).toEqual([])
  expect(mistakesOf({ SMTP_URL: 'smtp://mail.example:587?requireTLS=false' })).toHaveLength(1)
})

test.each([
  'postgresql://app@localhost/arara',
  'postgresql://app@127.0.0.1:6432/arara',
  'postgresql://app@/arara?host=/run/postgresql',
  'postgresql://app@%2Frun%2Fpostgresql/arara',
  'postgresql://app@db.example/arara?sslmode=verify-full',
  'postgresql://app@db.example/arara?sslmode=require',
  'postgresql://app@db.example/arara?ssl=true',
  'postgresql://app@db.example/arara?uselibpqcompat=true&sslmode=require&sslrootcert=/etc/ca.pem',
])('a database on this machine or behind TLS is accepted: %s', url => {
  expect(mistakesOf({ DATABASE_URL: url })).toEqual([])
})

test.each([
  'postgresql://app@db.example/arara',
  'postgresql://app@10.0.0.5/arara?sslmode=prefer',
  'postgresql://app@10.0.0.5/arara?sslmode=no-verify',
  'postgresql://app@10.0.0.5/arara?ssl=true&sslmode=disable',
  'postgresql://app@10.0.0.5/arara?sslmode=verify-full&sslmode=disable',
  'postgresql://app@10.0.0.5/arara?uselibpqcompat=true&sslmode=require',
  'postgresql://app@localhost/arara?host=db.example',
])(
  'a database that is spoken to in clear over a network, or whose certificate nobody verifies, is refused: %s',
  url => {
    expect(mistakesOf({ DATABASE_URL: url })).toEqual([
      expect.stringMatching(/^DATABASE_URL must ask for TLS/),
    ])
  },
)

test('production needs its own address, by https', () => {
  expect(mistakesOf({ SITE_URL: '' })).toEqual([expect.stringMatching(/^SITE_URL must be set/)])
  expect(mistakesOf({ SITE_URL: 'http://www.arara.bet.br' })).toEqual([
    expect.stringMatching(/^SITE_URL must be https/),
  ])
})

test('a game is never framed from the site itself', () => {
  expect(mistakesOf({ FRAME_ORIGINS: 'https://games.example https://www.arara.bet.br' })).toEqual([
    expect.stringMatching(/^FRAME_ORIGINS must not name this site itself/),
  ])
  expect(mistakesOf({ FRAME_ORIGINS: 'https://games.example' })).toEqual([])
})

test.each(['FRAME_ORIGINS', 'CORS_ORIGINS'])('%s names no wildcard: it would hold the site itself', name => {
  for (const origin of ['https://*.arara.bet.br', 'https://*'])
    expect(readConfig({ ...productionEnvironment, [name]: origin })).toMatchObject({
      ok: false,
      mistakes: [expect.stringMatching(new RegExp(`^${name} must be origins`))],
    })
})

test('a demo is not held to what production is held to', () => {
  expect(mistakesOf({ MODE: 'demo', APP_SECRET: 'x'.repeat(32), SITE_URL: '', LICENCE: '' })).toEqual([])
})
