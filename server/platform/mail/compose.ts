import {
  defaultLanguage,
  type Language,
  languages,
  toLocaleTag,
  toPageTag,
} from '../../../contract/language.ts'
import { type AdminMessageKind, adminMessageKinds, adminMessages } from '../../../locales/admin-messages.ts'
import { type MessageKind, type MessageWords, messagesEn } from '../../../locales/messages.en.ts'
import { messagesId } from '../../../locales/messages.id.ts'
import { messagesMs } from '../../../locales/messages.ms.ts'
import { messagesPt } from '../../../locales/messages.pt.ts'
import { messagesTh } from '../../../locales/messages.th.ts'
import { messagesTr } from '../../../locales/messages.tr.ts'
import { messagesVi } from '../../../locales/messages.vi.ts'
import { messagesZhCn } from '../../../locales/messages.zh-cn.ts'

export interface Composed {
  readonly subject: string
  readonly text: string
  readonly html: string
}

type Fields = Readonly<Record<string, string>>

const messages: Readonly<Record<Language, MessageWords>> = {
  pt: messagesPt,
  en: messagesEn,
  zh_cn: messagesZhCn,
  vi: messagesVi,
  id: messagesId,
  ms: messagesMs,
  th: messagesTh,
  tr: messagesTr,
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

function wordsOf(kind: MessageKind | AdminMessageKind, language: Language) {
  if (isAdminKind(kind)) {
    const { kinds, ending } = adminMessages[language === 'en' || language === 'zh_cn' ? language : 'pt']
    return { message: kinds[kind], ending }
  }
  const { kinds, ending } = messages[language]
  return { message: kinds[kind], ending }
}

function isAdminKind(kind: string): kind is AdminMessageKind {
  return adminMessageKinds.some(known => known === kind)
}

/** A letter in the reader's language: a subject, and paragraphs as text and as plain HTML. */
export function compose(kind: MessageKind | AdminMessageKind, given: Fields, stored: string): Composed {
  const language = languageOf(stored)
  const { message, ending } = wordsOf(kind, language)
  const fields = readable(given, language)
  const paragraphs = [...message.paragraphs, ending].map(text => fill(text, fields))
  const body = paragraphs.map(text => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('')
  return {
    subject: fill(message.subject, fields),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${toPageTag(language)}"><body style="font:16px/1.5 sans-serif;max-width:36em;margin:24px auto;padding:0 16px">${body}</body></html>`,
  }
}

/** One line for a telephone. */
export function composeMessage(kind: string, given: Fields, language: string): string {
  const { message, confirm, tried } = messages[languageOf(language)]
  const texts: Readonly<Record<string, string>> = { confirm_contact: confirm, registration_tried: tried }
  return fill(texts[kind] ?? message, given)
}
