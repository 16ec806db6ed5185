import { expect, test } from 'vitest'
import type { Language } from '../../contract/language.ts'
import { type MessageWords, messagesEn } from '../../locales/messages.en.ts'
import { messagesId } from '../../locales/messages.id.ts'
import { messagesMs } from '../../locales/messages.ms.ts'
import { messagesPt } from '../../locales/messages.pt.ts'
import { messagesTh } from '../../locales/messages.th.ts'
import { messagesTr } from '../../locales/messages.tr.ts'
import { messagesVi } from '../../locales/messages.vi.ts'
import { messagesZhCn } from '../../locales/messages.zh-cn.ts'
import { loadSentences } from '../../src/i18n/load-sentences.ts'

const messages: Readonly<Record<Exclude<Language, 'en'>, MessageWords>> = {
  pt: messagesPt,
  zh_cn: messagesZhCn,
  vi: messagesVi,
  id: messagesId,
  ms: messagesMs,
  th: messagesTh,
  tr: messagesTr,
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
  const reported = ({ subject, paragraphs }: MessageWords['kinds'][keyof MessageWords['kinds']]) =>
    slots([subject, ...paragraphs].join(' '))
  for (const [kind, message] of Object.entries(messagesEn.kinds)) {
    const own = Object.entries(messages[language].kinds).find(([other]) => other === kind)?.[1]
    expect([kind, own && reported(own)]).toEqual([kind, reported(message)])
  }
  expect(slots(messages[language].message)).toEqual(slots(messagesEn.message))
})
