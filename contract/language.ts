/** The eight catalogues of the specification (section 1); the first three can be chosen by default. */
export const languages = ['pt', 'en', 'zh_cn', 'vi', 'id', 'ms', 'th', 'tr'] as const
export type Language = (typeof languages)[number]

export const selectableLanguages: readonly Language[] = ['pt', 'en', 'zh_cn']
export const defaultLanguage: Language = 'pt'

/** `zh_cn` on the wire is `zh-CN` for Intl, which throws on the former. */
export function toLocaleTag(language: Language): string {
  if (language === 'zh_cn') return 'zh-CN'
  return language === 'pt' ? 'pt-BR' : language
}

/** Anything that is not a selectable language falls back to `pt` (readings, section 2). */
export function readLanguage(raw: unknown): Language {
  return selectableLanguages.find(language => language === raw) ?? defaultLanguage
}
