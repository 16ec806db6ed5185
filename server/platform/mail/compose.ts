import {
  defaultLanguage,
  type Language,
  languages,
  toLocaleTag,
  toPageTag,
} from '../../../contract/language.ts'
import { type AdminMessageKind, adminMessageKinds, adminMessages } from '../../../locales/admin-messages.ts'
import { type LetterKind, type LetterWords, lettersEn } from '../../../locales/letters.en.ts'
import { lettersId } from '../../../locales/letters.id.ts'
import { lettersMs } from '../../../locales/letters.ms.ts'
import { lettersPt } from '../../../locales/letters.pt.ts'
import { lettersTh } from '../../../locales/letters.th.ts'
import { lettersTr } from '../../../locales/letters.tr.ts'
import { lettersVi } from '../../../locales/letters.vi.ts'
import { lettersZhCn } from '../../../locales/letters.zh-cn.ts'

export interface Composed {
  readonly subject: string
  readonly text: string
  readonly html: string
}

type Fields = Readonly<Record<string, string>>

const letters: Readonly<Record<Language, LetterWords>> = {
  pt: lettersPt,
  en: lettersEn,
  zh_cn: lettersZhCn,
  vi: lettersVi,
  id: lettersId,
  ms: lettersMs,
  th: lettersTh,
  tr: lettersTr,
}

/** A letter waits in a table with the language its reader had when it was asked for. */
const languageOf = (stored: string): Language =>
  languages.find(language => language === stored) ?? defaultLanguage

/** Formats times in the reader's language, in the time zone America/Sao_Paulo. */
function readable(fields: Fields, language: Language): Fields {
  const clock = new Intl.DateTimeFormat(toLocaleTag(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Sao_Paulo',
  })
  const entries = Object.entries(fields).map(([name, value]) => {
    const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
    return [name, Number.isNaN(time) ? value : clock.format(time)] as const
  })
  return Object.fromEntries(entries)
}

const fill = (text: string, fields: Fields) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

function wordsOf(kind: LetterKind | AdminMessageKind, language: Language) {
  if (isAdminKind(kind)) {
    const { kinds, ending } = adminMessages[language === 'en' || language === 'zh_cn' ? language : 'pt']
    return { letter: kinds[kind], ending }
  }
  const { kinds, ending } = letters[language]
  return { letter: kinds[kind], ending }
}

function isAdminKind(kind: string): kind is AdminMessageKind {
  return adminMessageKinds.some(known => known === kind)
}

/** A letter in the reader's language: a subject, and paragraphs as text and as plain HTML. */
export function compose(kind: LetterKind | AdminMessageKind, given: Fields, stored: string): Composed {
  const language = languageOf(stored)
  const { letter, ending } = wordsOf(kind, language)
  const fields = readable(given, language)
  const paragraphs = [...letter.paragraphs, ending].map(text => fill(text, fields))
  const body = paragraphs.map(text => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('')
  return {
    subject: fill(letter.subject, fields),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${toPageTag(language)}"><body style="font:16px/1.5 sans-serif;max-width:36em;margin:24px auto;padding:0 16px">${body}</body></html>`,
  }
}

/** One line for a telephone. */
export function composeMessage(kind: string, given: Fields, language: string): string {
  const { message, confirm, tried } = letters[languageOf(language)]
  const texts: Readonly<Record<string, string>> = { confirm_contact: confirm, registration_tried: tried }
  return fill(texts[kind] ?? message, given)
}
