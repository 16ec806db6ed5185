import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

const enough = { DATABASE_URL: 'postgresql://app@localhost/arara', APP_SECRET: 'x'.repeat(32) }

test('a demo needs a database and a secret, and nothing else', () => {
  const outcome = readConfig({ ...enough, PORT: '', HOST: undefined })
  expect(outcome).toMatchObject({
    ok: true,
    config: {
      mode: 'demo',
      host: '127.0.0.1',
      port: 8080,
      licence: 'curacao',
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

test('production refuses test flags, a silent licence and a sandbox', () => {
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
      expect.stringContaining('PIX_URL must be https'),
    ]),
  )
  expect(readConfig({ ...enough, MODE: 'production', LICENCE: 'br-spa' }).ok).toBe(true)
})

test('a payment provider without its secrets is a mistake', () => {
  const outcome = readConfig({ ...enough, PIX_URL: 'http://127.0.0.1:8090' })
  const mistakes = outcome.ok ? '' : outcome.mistakes.join()
  for (const name of ['PIX_CLIENT_SECRET', 'PIX_WEBHOOK_SECRET']) expect(mistakes).toContain(name)
})
