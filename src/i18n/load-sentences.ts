import type { Language } from '../../contract/language.ts'
import type { FieldWord, RefusalWord } from '../../contract/refusals.ts'

/** The sentences of the server's own words, for what is checked before it is sent. */
export type Sentences = {
  refusals: Readonly<Record<RefusalWord, string>>
  fields: Readonly<Record<FieldWord, string>>
}

const sentences: Readonly<Record<Language, () => Promise<Sentences>>> = {
  pt: async () => {
    const { refusalsPt, fieldsPt } = await import('../../locales/refusals.pt.ts')
    return { refusals: refusalsPt, fields: fieldsPt }
  },
  en: async () => {
    const { refusalsEn, fieldsEn } = await import('../../locales/refusals.en.ts')
    return { refusals: refusalsEn, fields: fieldsEn }
  },
  zh_cn: async () => {
    const { refusalsZhCn, fieldsZhCn } = await import('../../locales/refusals.zh-cn.ts')
    return { refusals: refusalsZhCn, fields: fieldsZhCn }
  },
  vi: async () => {
    const { refusalsVi, fieldsVi } = await import('../../locales/refusals.vi.ts')
    return { refusals: refusalsVi, fields: fieldsVi }
  },
  id: async () => {
    const { refusalsId, fieldsId } = await import('../../locales/refusals.id.ts')
    return { refusals: refusalsId, fields: fieldsId }
  },
  ms: async () => {
    const { refusalsMs, fieldsMs } = await import('../../locales/refusals.ms.ts')
    return { refusals: refusalsMs, fields: fieldsMs }
  },
  th: async () => {
    const { refusalsTh, fieldsTh } = await import('../../locales/refusals.th.ts')
    return { refusals: refusalsTh, fields: fieldsTh }
  },
  tr: async () => {
    const { refusalsTr, fieldsTr } = await import('../../locales/refusals.tr.ts')
    return { refusals: refusalsTr, fields: fieldsTr }
  },
}

/** A chunk of its own for each language: only forms need it. */
export function loadSentences(language: Language): Promise<Sentences> {
  return sentences[language]()
}

/**
 * The server's own sentence of each word of a field. Where they were lost
 * on their way they never come in this document, and `instead` is said of every mistake: a form that waited would say nothing.
 */
export async function loadFieldSentences(
  language: Language,
  instead: string,
): Promise<(word: string) => string> {
  try {
    const { fields } = await loadSentences(language)
    const known = new Map<string, string>(Object.entries(fields))
    return word => known.get(word) ?? fields.invalid
  } catch {
    return () => instead
  }
}
