import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../contract/language.ts'
import { activateLanguage } from '../../src/i18n/activate-language.ts'
import { catalogues } from '../../src/i18n/catalogues.ts'

const whole = ['pt', 'zh_cn'] as const
const borrowing = languages.filter(language => !['pt', 'en', 'zh_cn'].includes(language))
const rooms = ['locales', 'locales/backoffice']

async function readSentences(room: string, language: Language): Promise<Map<string, string>> {
  const filename = `${room}/${language}.po`
  const context = { locale: language, sourceLocale: 'en', filename }
  const parsed = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), context)
  const kept = Object.entries(parsed).filter(([, { obsolete }]) => !obsolete)
  return new Map(kept.map(([id, { message, translation }]) => [id, translation || message || '']))
}

/** What a sentence is given to fill in, and its marked parts: `{amount}`, `<0>`, `</0>`. */
function slots(sentence: string): string[] {
  const names = [...sentence.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => `{${name}}`)
  const marks = [...sentence.matchAll(/<\/?\d+\/?>/g)].map(([mark]) => mark)
  return [...new Set([...names, ...marks])].sort()
}

test.each(languages)('In %s no message is without a sentence, and none shows its id', async language => {
  const { messages: english } = await catalogues.en()
  const { messages } = await catalogues[language]()
  expect(Object.keys(english).length).toBeGreaterThan(100)
  expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort())
  const wordless = Object.entries(messages).filter(([id, parts]) => !parts.length || String(parts) === id)
  expect(wordless).toEqual([])
})

test.each(borrowing)('What %s lacks it says in English', async language => {
  const own = await readSentences('locales', language)
  const english = await readSentences('locales', 'en')
  const [lacking] = [...own].find(([id, sentence]) => sentence === english.get(id)) ?? []
  const [theirs, ours] = await Promise.all([activateLanguage(language), activateLanguage('en')])
  expect(lacking).toBeDefined()
  expect(theirs._(lacking ?? '')).toBe(ours._(lacking ?? ''))
})

test.each(rooms.flatMap(room => whole.map(language => [room, language] as const)))(
  'In %s a sentence in %s fills in what the English one fills in',
  async (room, language) => {
    const english = await readSentences(room, 'en')
    const translated = await readSentences(room, language)
    const torn = [...english].filter(
      ([id, sentence]) => `${slots(sentence)}` !== `${slots(translated.get(id) ?? '')}`,
    )
    expect(torn).toEqual([])
  },
)
