import type { Language } from '../../contract/language.ts'
import type { FieldWord, RefusalWord } from '../../contract/refusals.ts'

/** The sentences of the server's own words, for what is checked before it is sent. */
export type Sentences = {
  refusals: Readonly<Record<RefusalWord, string>>
  fields: Readonly<Record<FieldWord, string>>
}

/** A chunk of its own for each language: only forms need it. Languages without one speak English. */
export async function loadSentences(language: Language): Promise<Sentences> {
  if (language === 'pt') {
    const { refusalsPt, fieldsPt } = await import('../../locales/refusals.pt.ts')
    return { refusals: refusalsPt, fields: fieldsPt }
  }
  if (language === 'zh_cn') {
    const { refusalsZhCn, fieldsZhCn } = await import('../../locales/refusals.zh-cn.ts')
    return { refusals: refusalsZhCn, fields: fieldsZhCn }
  }
  const { refusalsEn, fieldsEn } = await import('../../locales/refusals.en.ts')
  return { refusals: refusalsEn, fields: fieldsEn }
}
