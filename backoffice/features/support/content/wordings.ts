import { type Language, languages } from '../../../../contract/language.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'

export type Wordings<Words> = { readonly [L in Language]?: Words | undefined }

/** What is sent: Portuguese, and each other language in which something was written. */
export function written<Words extends Readonly<Record<string, string>>>(
  texts: Wordings<Words>,
  empty: Words,
): { pt: Words } & Wordings<Words> {
  const others = languages.flatMap(language => {
    const words = texts[language]
    return language !== 'pt' && words !== undefined && isWritten(words) ? [[language, words] as const] : []
  })
  return { ...Object.fromEntries(others), pt: texts.pt ?? empty }
}

export function isWritten(words: Readonly<Record<string, string>> | undefined): boolean {
  return words !== undefined && Object.values(words).some(text => !isBlank(text))
}

/** The first language whose words lack their title: Portuguese, or another in which something is written. */
export function untitled<Words extends Readonly<Record<string, string>> & { readonly title: string }>(
  texts: Wordings<Words>,
): Language | undefined {
  return languages.find(one => (one === 'pt' || isWritten(texts[one])) && isBlank(texts[one]?.title ?? ''))
}
