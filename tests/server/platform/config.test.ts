import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config.ts'
import { productionEnvironment } from '../../support/production-environment.ts'

const enough = { DATABASE_URL: 'postgresql://app@localhost/arara', APP_SECRET: 'x'.repeat(32) }

test('a demo needs a database and a secret, and nothing else', () => {
  const outcome = readConfig({ ...enough, PORT: '', HOST: undefined })
  expect(outcome).toMatchObject({
    ok: true,
    config: {
      mode: 'demo',
      host: '127.0.0.1',
      port: 8080,
      regime: { licence: 'curacao' },
      languages: ['pt', 'en', 'zh_cn'],
      isTest: false,
      pix: undefined,
    },
  })
})

test('all mistakes are named together, in words', () => {
  const outcome = readConfig({
    MODE: 'staging',
    PORT: '99999',
    APP_SECRET: 'short',
    CORS_ORIGINS: 'https://a.example/path',
    PIX_URL: 'ftp://bank',
  })
  expect(outcome.ok).toBe(false)
  if (outcome.ok) return
  const text = outcome.mistakes.join('\n')
  for (const name of ['MODE', 'PORT', 'APP_SECRET', 'CORS_ORIGINS', 'DATABASE_URL', 'PIX_URL'])
    expect(text).toContain(name)
})

test('production refuses test flags, a silent licence and a short webhook secret', () => {
  const outcome = readConfig({
    ...enough,
    MODE: 'production',
    ARARA_TEST: '1',
    PIX_URL: 'http://127.0.0.1:8090',
    PIX_CLIENT_SECRET: 's',
    PIX_WEBHOOK_SECRET: 's',
  })
  expect(outcome.ok ? [] : outcome.mistakes).toEqual(
    expect.arrayContaining([
      'ARARA_TEST is refused in production',
      expect.stringContaining('LICENCE must be set'),
      expect.stringContaining('PIX_WEBHOOK_SECRET must have 32'),
    ]),
  )
  expect(readConfig(productionEnvironment).ok).toBe(true)
})

test('a house that has none of it hears of its secret and its licence at once', () => {
  const outcome = readConfig({ MODE: 'production', DATABASE_URL: enough.DATABASE_URL })
  expect(outcome.ok ? [] : outcome.mistakes).toEqual([
    expect.stringContaining('APP_SECRET must be set'),
    expect.stringContaining('LICENCE must be set in production'),
    expect.stringContaining('SITE_URL must be set in production'),
    expect.stringContaining('SMTP_URL must be set in production'),
    expect.stringContaining('SMS_URL must be set in production'),
  ])
})

test('a payment provider without its secrets is a mistake', () => {
  const outcome = readConfig({ ...enough, PIX_URL: 'http://127.0.0.1:8090' })
  const mistakes = outcome.ok ? '' : outcome.mistakes.join()
  for (const name of ['PIX_CLIENT_SECRET', 'PIX_WEBHOOK_SECRET']) expect(mistakes).toContain(name)
})

const operator = {
  OPERATOR_NAME: 'Arara Jogos Ltda',
  OPERATOR_CNPJ: '11222333000181',
  OPERATOR_LICENCE: 'Portaria SPA/MF nº 1',
  OPERATOR_ADDRESS: 'Brasília',
  OPERATOR_CONTACT: 'sac@arara.bet.br',
  OPERATOR_OMBUDSMAN: 'ouvidoria@arara.bet.br',
}
/** Peers that the federal licence wants. */
const peers = {
  REGISTRY_URL: 'https://registry.example',
  REGISTRY_KEY: 'k'.repeat(16),
  IDENTITY_URL: 'https://identity.example',
  IDENTITY_KEY: 'k'.repeat(16),
}
const mistakesOf = (variables: Record<string, string>) => {
  const outcome = readConfig({ ...enough, ...variables })
  return outcome.ok ? [] : outcome.mistakes
}

test('a licence that is none is named with the two there are', () => {
  expect(mistakesOf({ LICENCE: 'malta' })).toEqual(['LICENCE must be curacao or br-spa'])
})

test('the federal licence wants its operator named in production, and a demo shows one that is marked as a test', () => {
  expect(
    mistakesOf({ ...productionEnvironment, LICENCE: 'br-spa', ...peers, OPERATOR_NAME: 'Arara' }),
  ).toEqual([expect.stringMatching(/^OPERATOR_CNPJ, .*OPERATOR_OMBUDSMAN must be set under LICENCE=br-spa/)])
  const open = readConfig({ ...productionEnvironment, ...operator, ...peers, LICENCE: 'br-spa' })
  expect(open).toMatchObject({ ok: true, config: { operator: { cnpj: '11222333000181' } } })
  const demo = readConfig({ ...enough, LICENCE: 'br-spa' })
  expect(demo).toMatchObject({ ok: true, config: { operator: { name: expect.stringContaining('TESTE') } } })
  expect(readConfig(enough)).toMatchObject({ ok: true, config: { operator: { name: null } } })
})

test('an operator may promise less than the licence allows, never more (docs/rules/brazil.md: 120 minutes)', () => {
  const federal = { LICENCE: 'br-spa' }
  expect(mistakesOf({ ...federal, WITHDRAWAL_EXPECTED_MINUTES: '60' })).toEqual([])
  expect(mistakesOf({ ...federal, WITHDRAWAL_EXPECTED_MINUTES: '121' })).toEqual([
    'WITHDRAWAL_EXPECTED_MINUTES may be 120 at most under LICENCE=br-spa',
  ])
  expect(mistakesOf({ ...federal, DEPOSIT_WAGERING_PERCENT: '100' })).toEqual([
    'DEPOSIT_WAGERING_PERCENT may be 0 at most under LICENCE=br-spa',
  ])
  expect(mistakesOf({ WITHDRAWAL_EXPECTED_MINUTES: '1440', DEPOSIT_WAGERING_PERCENT: '100' })).toEqual([])
})

test('the selectable languages are en, pt and zh_cn by default and changeable by configuration', () => {
  const of = (LANGUAGES: string) => readConfig({ ...enough, LANGUAGES })
  expect(of('pt, vi,th')).toMatchObject({ ok: true, config: { languages: ['pt', 'vi', 'th'] } })
  expect(of('tr pt tr')).toMatchObject({ ok: true, config: { languages: ['tr', 'pt'] } })
  expect(mistakesOf({ LANGUAGES: 'pt,xx' })).toEqual([expect.stringContaining('LANGUAGES knows pt, en')])
  expect(mistakesOf({ LANGUAGES: 'en' })).toEqual([expect.stringContaining('LANGUAGES must include pt')])
})

test('production brings its own key and says whom push services write to; the sandbox is refused there', () => {
  // A key that is none is no drawn secret either: two mistakes of one setting.
  const mistakes = (more: Record<string, string>) => [
    ...new Set(mistakesOf({ ...productionEnvironment, ...more }).map(text => text.split(' ')[0])),
  ]
  expect(mistakes({})).toEqual([])
  const drawn = createHash('sha256').update('a private key of a test').digest('hex')
  expect(mistakes({ VAPID_PRIVATE_KEY: drawn })).toEqual(['VAPID_SUBJECT'])
  expect(mistakes({ VAPID_PRIVATE_KEY: drawn, VAPID_SUBJECT: 'mailto:a@b.example' })).toEqual([])
  expect(mistakes({ VAPID_PRIVATE_KEY: '00'.repeat(32) })).toEqual(['VAPID_PRIVATE_KEY'])
  expect(mistakes({ VAPID_PRIVATE_KEY: 'short' })).toEqual(['VAPID_PRIVATE_KEY'])
  expect(mistakes({ PUSH_SANDBOX_URL: 'http://127.0.0.1:1' })).toEqual(['PUSH_SANDBOX_URL'])
})

test.each(['https://api.example.com/v1', 'https://api.example.com/?a=1', 'https://ana@api.example.com'])(
  'an API_BASE of %s is refused at the start: calls would lose all but its origin',
  API_BASE => {
    const outcome = readConfig({ ...enough, API_BASE })
    expect(outcome.ok ? [] : outcome.mistakes).toEqual([
      expect.stringContaining('API_BASE must be an origin'),
    ])
  },
)

test.each(['https://api.example.com/', 'https://api.example.com/%2e%2e/', 'https://API.example.com:443'])(
  'calls of an API_BASE %s go to its origin alone',
  API_BASE => {
    const outcome = readConfig({ ...enough, API_BASE })
    expect(outcome).toMatchObject({ ok: true, config: { apiBase: 'https://api.example.com' } })
  },
)
