import * as z from 'zod/mini'
import { defaultLanguage, type Language, languages, usualLanguages } from '../../../contract/language.ts'

const split = (text: string) => text.split(/[\s,]+/).filter(Boolean)
const isKnown = (code: string): code is Language => languages.some(language => language === code)

/** `LANGUAGES=pt,en,vi`: what visitors may choose, in that order. */
export const languagesVariable = z.pipe(
  z._default(z.string(), usualLanguages.join()).check(
    z.refine(
      text => split(text).every(isKnown),
      `knows ${languages.join(', ')}, separated by commas, and nothing else`,
    ),
    z.refine(
      text => split(text).includes(defaultLanguage),
      `must include ${defaultLanguage}: everything unknown falls back to it`,
    ),
  ),
  z.transform(text => [...new Set(split(text).filter(isKnown))]),
)
