import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { type Language, languages, toLocaleTag } from '../../contract/language.ts'
import { catalogues } from '../../src/i18n/catalogues.ts'

const translated = languages.filter(language => language !== 'en')
/** Players read eight languages, operators three. */
const rooms = [
  ...translated.map(language => ['locales', language] as const),
  ...translated.map(language => ['locales/testers', language] as const),
  ['locales/backoffice', 'pt'] as const,
  ['locales/backoffice', 'zh_cn'] as const,
]

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

// "Eight catalogues complete". A sentence that English has word for word is a name (Android, CPF), not a gap.
test.each(translated)('In %s hardly a sentence is the English one', async language => {
  const english = await readSentences('locales', 'en')
  const own = await readSentences('locales', language)
  const same = [...english].filter(([id, sentence]) => own.get(id) === sentence && sentence.includes(' '))
  expect(same.length).toBeLessThan(english.size / 40)
})

/** What a count needs of each language (CLDR). */
test.each(languages)('In %s every count has the forms that its grammar asks for', async language => {
  const forms = new Intl.PluralRules(toLocaleTag(language)).resolvedOptions().pluralCategories
  // "many" of Portuguese begins at a million of things of which nobody has as many.
  const asked = forms.filter(form => form !== 'many').sort()
  const sentences = [...(await readSentences('locales', language)).values()]
  const counts = sentences.flatMap(sentence => [...sentence.matchAll(/\{\w+, plural, (.*?\})\}/g)])
  expect(counts.length).toBeGreaterThan(10)
  const given = counts.map(([, branches = '']) =>
    [...branches.matchAll(/(?<![=\w])(\w+) \{/g)].map(([, form]) => form).sort(),
  )
  expect(given.filter(each => `${each}` !== `${asked}`)).toEqual([])
})

test.each(rooms)('In %s a sentence in %s fills in what the English one fills in', async (room, language) => {
  const english = await readSentences(room, 'en')
  const translated = await readSentences(room, language)
  const torn = [...english].filter(
    ([id, sentence]) => `${slots(sentence)}` !== `${slots(translated.get(id) ?? '')}`,
  )
  expect(torn).toEqual([])
})
