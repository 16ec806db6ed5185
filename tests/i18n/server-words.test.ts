import { expect, test } from 'vitest'
import type { Language } from '../../contract/language.ts'
import { type LetterWords, lettersEn } from '../../locales/letters.en.ts'
import { lettersId } from '../../locales/letters.id.ts'
import { lettersMs } from '../../locales/letters.ms.ts'
import { lettersPt } from '../../locales/letters.pt.ts'
import { lettersTh } from '../../locales/letters.th.ts'
import { lettersTr } from '../../locales/letters.tr.ts'
import { lettersVi } from '../../locales/letters.vi.ts'
import { lettersZhCn } from '../../locales/letters.zh-cn.ts'
import { loadSentences } from '../../src/i18n/load-sentences.ts'

const letters: Readonly<Record<Exclude<Language, 'en'>, LetterWords>> = {
  pt: lettersPt,
  zh_cn: lettersZhCn,
  vi: lettersVi,
  id: lettersId,
  ms: lettersMs,
  th: lettersTh,
  tr: lettersTr,
}
const translated = ['pt', 'zh_cn', 'vi', 'id', 'ms', 'th', 'tr'] as const

/** What a sentence is filled with, and the parts that go when their detail is missing. */
function slots(sentence: string): string[] {
  const optional = [...sentence.matchAll(/\[[^\]]*?(\{\w+\})[^\]]*\]/g)].map(([, name]) => `[${name}]`)
  return [...new Set([...(sentence.match(/\{\w+\}/g) ?? []), ...optional])].sort()
}

test.each(translated)(
  'In %s a refusal is filled with what the English one is filled with',
  async language => {
    const [english, own] = await Promise.all([loadSentences('en'), loadSentences(language)])
    for (const kind of ['refusals', 'fields'] as const) {
      const ours: Readonly<Record<string, string>> = own[kind]
      const torn = Object.entries(english[kind]).filter(
        ([word, sentence]) => `${slots(sentence)}` !== `${slots(ours[word] ?? 'missing')}`,
      )
      expect(torn).toEqual([])
    }
  },
)

test.each(translated)('In %s hardly a refusal is the English one', async language => {
  const [english, own] = await Promise.all([loadSentences('en'), loadSentences(language)])
  const ours: Readonly<Record<string, string>> = own.refusals
  expect(Object.entries(english.refusals).filter(([word, sentence]) => ours[word] === sentence)).toEqual([])
})

test.each(translated)('In %s a letter tells all that the English one tells', language => {
  const told = ({ subject, paragraphs }: LetterWords['kinds'][keyof LetterWords['kinds']]) =>
    slots([subject, ...paragraphs].join(' '))
  for (const [kind, letter] of Object.entries(lettersEn.kinds)) {
    const own = Object.entries(letters[language].kinds).find(([other]) => other === kind)?.[1]
    expect([kind, own && told(own)]).toEqual([kind, told(letter)])
  }
  expect(slots(letters[language].message)).toEqual(slots(lettersEn.message))
})
