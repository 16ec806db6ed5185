import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config.ts'

describe('the configuration of a back office apart', () => {
  const enough = { DATABASE_URL: 'postgresql://app@localhost/arara', APP_SECRET: 'x'.repeat(32) }
  const mistakes = (more: Record<string, string>) => {
    const outcome = readConfig({ ...enough, ...more })
    return outcome.ok ? [] : outcome.mistakes
  }
  test('has passkeys of its own host, and says what is wrong in words', () => {
    const outcome = readConfig({ ...enough, BACKOFFICE_PORT: '8081' })
    expect(outcome).toMatchObject({
      ok: true,
      config: {
        backoffice: {
          url: 'http://localhost:8081',
          rpId: 'localhost',
          place: { host: '127.0.0.1', port: 8081 },
        },
      },
    })
    expect(mistakes({ BACKOFFICE_PORT: '8080' })).toEqual(['BACKOFFICE_PORT and PORT must differ'])
    expect(mistakes({ BACKOFFICE_HOST: '10.0.0.1' })).toEqual(['BACKOFFICE_HOST needs BACKOFFICE_PORT'])
    expect(mistakes({ BACKOFFICE_ALLOW: '10.0.0.0/8 office' })[0]).toContain(
      'BACKOFFICE_ALLOW must be addresses',
    )
    expect(mistakes({ BACKOFFICE_PORT: '8081', BACKOFFICE_TRUSTED_PROXIES: '1' })).toEqual([
      'BACKOFFICE_TRUSTED_PROXIES must not be above TRUSTED_PROXIES',
    ])
  })

  test('in production names its address, whose passkeys no page of the players’ site can ask for', () => {
    const of = (more: Record<string, string>) =>
      mistakes({
        MODE: 'production',
        SITE_URL: 'https://www.example.bet.br',
        BACKOFFICE_PORT: '8081',
        ...more,
      }).filter(text => text.startsWith('BACKOFFICE_'))
    expect(of({})).toEqual(['BACKOFFICE_URL must be set beside BACKOFFICE_PORT'])
    expect(of({ BACKOFFICE_URL: 'https://desk.example.bet.br' })).toEqual([])
    expect(of({ BACKOFFICE_URL: 'https://desk.example.bet.br', BACKOFFICE_RP_ID: 'example.bet.br' })).toEqual(
      ['BACKOFFICE_RP_ID must not be the host of SITE_URL or a domain above it'],
    )
  })
})
