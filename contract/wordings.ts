import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import type { Language } from './language.ts'

/** Words of the operator in the site's eight languages: Portuguese always, the others where somebody wrote them. */
export function byLanguage<S extends Schema>(wording: S) {
  const other = z.optional(wording)
  return z.strictObject({
    pt: wording,
    en: other,
    zh_cn: other,
    vi: other,
    id: other,
    ms: other,
    th: other,
    tr: other,
  })
}

/** The reader's language where it was written, else Portuguese. */
export function wordsIn<Words>(
  texts: { readonly pt: Words } & { readonly [L in Language]?: Words | undefined },
  language: Language,
): Words {
  return texts[language] ?? texts.pt
}
