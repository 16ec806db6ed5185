// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { languages, usualLanguages } from '../../../contract/language.ts'
import { LanguageOffer } from '../../../src/app/shell/language-offer.tsx'
import { languageOffers, offeredLanguage } from '../../../src/app/shell/language-offer-words.ts'
import { mayOfferLanguage } from '../../../src/state/language-offer.ts'
import { dismissToast, toasts } from '../../../src/state/toasts.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

beforeEach(() => {
  localStorage.clear()
  toasts.shown = []
})

async function open(path: string, ofDevice: readonly string[]) {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(ofDevice)
  onTestFinished(() => spy.mockRestore())
  const world = await createWorld()
  const tab = await world.openTab()
  await mountPage({ world, tab, path, page: <LanguageOffer /> })
}

test('a device in an offered language sees one line in that language, and putting it away is remembered', async () => {
  await open('/', ['zh-CN', 'en'])
  await vi.waitFor(() =>
    expect(toasts.shown).toMatchObject([{ text: languageOffers.zh_cn.text, lang: 'zh-Hans' }]),
  )
  expect(mayOfferLanguage(localStorage, 'zh-CN')).toBe(true)
  dismissToast('language-offer')
  await vi.waitFor(() => expect(mayOfferLanguage(localStorage, 'zh-CN')).toBe(false))
})

for (const path of ['/recharge', '/withdraw', '/withdrawalPassword', '/primo-deposito', '/gameInfo?id=dados'])
  test(`nothing is offered at ${path}, where money is moved`, async () => {
    await open(path, ['en-US'])
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(toasts.shown).toEqual([])
    expect(localStorage.length).toBe(0)
  })

test('the first language of the device that the site offers decides, and Portuguese offers nothing', () => {
  expect(offeredLanguage(['en-US', 'pt-BR'], usualLanguages)).toBe('en')
  expect(offeredLanguage(['pt-PT', 'en'], usualLanguages)).toBeUndefined()
  expect(offeredLanguage(['fr-FR', 'de'], usualLanguages)).toBeUndefined()
  expect(offeredLanguage(['fr', 'zh-Hant-TW'], usualLanguages)).toBe('zh_cn')
  expect(offeredLanguage(['tr'], usualLanguages)).toBeUndefined()
  for (const language of languages.filter(one => one !== 'pt'))
    expect(offeredLanguage([language.replace('_', '-')], languages)).toBe(language)
})

test('nobody is asked whose device speaks Portuguese, or who chose a language already', () => {
  expect(mayOfferLanguage(localStorage, 'pt-BR')).toBe(false)
  expect(mayOfferLanguage(localStorage, 'en-GB')).toBe(true)
  localStorage.setItem('arara.language', 'pt')
  expect(mayOfferLanguage(localStorage, 'en-GB')).toBe(false)
})
