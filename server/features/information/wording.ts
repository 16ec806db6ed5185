import * as z from 'zod/mini'
import type { Language } from '../../../contract/language.ts'

const wording = z.object({ title: z.string(), text: z.string() })
const texts = z.object({ pt: wording, en: z.optional(wording), zh_cn: z.optional(wording) })

/** An operator's words in the reader's language, where they wrote some, else in Portuguese. */
export function readWording(stored: unknown, language: Language): z.output<typeof wording> {
  const known = z.parse(texts, stored)
  return (language === 'en' || language === 'zh_cn' ? known[language] : undefined) ?? known.pt
}
