import { expect, test } from 'vitest'
import { openApiBase } from '../../src/state/api-base.ts'
import { createMapStorage } from '../support/map-storage.ts'

test('a first visit waits for the configuration, so that no call goes to the wrong place', async () => {
  const base = openApiBase({
    storage: createMapStorage(),
    fetchConfig: async () => ({ apiBase: 'https://api.arara.example' }),
  })
  await base.known
  expect(base.read()).toBe('https://api.arara.example')
})

test('a later visit starts with what is stored, network or not', async () => {
  const base = openApiBase({
    storage: createMapStorage({ 'arara.api-base': 'https://api.arara.example' }),
    fetchConfig: () => Promise.reject(new Error('offline')),
  })
  await base.known
  expect(base.read()).toBe('https://api.arara.example')
})

test.each(['javascript:alert(1)', 'ftp://x', 'not a url', 7, null])(
  'a base of %j is not believed',
  async apiBase => {
    const base = openApiBase({ storage: createMapStorage(), fetchConfig: async () => ({ apiBase }) })
    await base.known
    expect(base.read()).toBe('')
  },
)

test('a path behind the origin does not become part of every call', async () => {
  const base = openApiBase({
    storage: createMapStorage(),
    fetchConfig: async () => ({ apiBase: 'https://api.arara.example/elsewhere' }),
  })
  await base.known
  expect(base.read()).toBe('https://api.arara.example')
})

test('a device that has no room to store the API base still uses it', async () => {
  const setItem = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const base = openApiBase({
    storage: { ...createMapStorage(), setItem },
    fetchConfig: async () => ({ apiBase: 'https://api.arara.example' }),
  })
  await base.known
  expect(base.read()).toBe('https://api.arara.example')
})
