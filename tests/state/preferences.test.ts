import { expect, test } from 'vitest'
import { usualLanguages } from '../../contract/language.ts'
import { loadPreferences, preferences, storeLanguage } from '../../src/state/device/preferences.ts'
import { readInvitation } from '../../src/state/member/invitation.ts'
import { createMapStorage } from '../support/map-storage.ts'

const forbidden: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('SecurityError')
  },
}

test('the default language is Portuguese (specification, section 9)', () => {
  loadPreferences(createMapStorage(), usualLanguages)
  expect(preferences.language).toBe('pt')
})

test('the chosen language is stored and read by the page that follows (section 4)', () => {
  const store = createMapStorage()
  storeLanguage(store, 'zh_cn')
  loadPreferences(store, usualLanguages)
  expect(preferences.language).toBe('zh_cn')
})

test('a browser that forbids storage still gets a page', () => {
  loadPreferences(forbidden, usualLanguages)
  expect(preferences).toMatchObject({ language: 'pt', theme: 'system' })
  expect(readInvitation(forbidden)).toBe('')
})
