import { afterEach, expect, test } from 'vitest'
import { loadPreferences, preferences, storeLanguage } from '../../../src/state/device/preferences.ts'
import { loadSiteConfig, recordSiteConfig, siteConfig } from '../../../src/state/site-config.ts'
import { createMapStorage } from '../../support/map-storage.ts'

const federal = {
  licence: 'br-spa',
  languages: ['pt', 'vi'],
  promotions: ['dailyrescue', 'rebates', 'a-later-one'],
  agency: false,
  vip_counts_recharges: false,
  pix_key_types: ['cpf', 'email', 'phone', 'evp'],
  registration: ['email', 'gender', 'address'],
  limits: { mandatory: ['deposit', 'loss', 'time'], prompted: ['deposit', 'a-later-kind'] },
  deposit_wagering_percent: 0,
  operator: { name: 'Arara Jogos Ltda', cnpj: '11222333000181', adr: 'https://adr.example' },
}

afterEach(() => {
  loadSiteConfig(createMapStorage())
  preferences.language = 'pt'
})

test('before any answer it is the site of the specification', () => {
  expect(siteConfig.now).toMatchObject({ licence: 'curacao', languages: ['pt', 'en', 'zh_cn'], agency: true })
  expect(siteConfig.now.promotions).toBeUndefined()
})

test('the last configuration is kept, so that an offline start shows the same site', () => {
  const store = createMapStorage()
  recordSiteConfig(store, { apiBase: '', house: federal })
  loadSiteConfig(createMapStorage())
  expect(siteConfig.now.licence).toBe('curacao')
  loadSiteConfig(store)
  expect(siteConfig.now).toMatchObject({
    licence: 'br-spa',
    promotions: ['dailyrescue', 'rebates', 'a-later-one'],
    pix_key_types: ['cpf', 'email', 'phone', 'evp'],
    limits: { mandatory: ['deposit', 'loss', 'time'], prompted: ['deposit'] },
    operator: { name: 'Arara Jogos Ltda', ombudsman: null, adr: 'https://adr.example' },
  })
})

test.each([
  ['nothing', undefined],
  ['a server that sends no site configuration', { apiBase: '' }],
  ['a licence nobody knows', { house: { ...federal, licence: 'malta' } }],
])('%s leaves the site configuration as it is', (_what, config) => {
  recordSiteConfig(createMapStorage(), config)
  expect(siteConfig.now.licence).toBe('curacao')
})

test('a storage that holds rubbish, or forbids writing, breaks nothing', () => {
  loadSiteConfig({ getItem: () => '{"licence":', setItem: () => undefined })
  expect(siteConfig.now.licence).toBe('curacao')
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => recordSiteConfig(full, { house: federal })).not.toThrow()
  expect(siteConfig.now.licence).toBe('br-spa')
})

test('a language that can no longer be chosen gives way to Portuguese', () => {
  const store = createMapStorage()
  storeLanguage(store, 'zh_cn')
  recordSiteConfig(store, { house: federal })
  loadPreferences(store, siteConfig.now.languages)
  expect(preferences.language).toBe('pt')
  storeLanguage(store, 'vi')
  loadPreferences(store, siteConfig.now.languages)
  expect(preferences.language).toBe('vi')
})

test('a body for complaints that is no web page is not led to', () => {
  recordSiteConfig(createMapStorage(), { house: { ...federal, operator: { adr: 'javascript:alert(1)' } } })
  expect(siteConfig.now.operator.adr).toBeNull()
})
