/** The eight catalogues of the specification (section 1); the first three can be chosen unless the operator says otherwise. */
export const languages = ['pt', 'en', 'zh_cn', 'vi', 'id', 'ms', 'th', 'tr'] as const
export type Language = (typeof languages)[number]

export const usualLanguages: readonly Language[] = ['pt', 'en', 'zh_cn']
export const defaultLanguage: Language = 'pt'

/** Each language in its own words, for those who cannot read the present one. */
export const languageNames: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  zh_cn: '简体中文',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  th: 'ไทย',
  tr: 'Türkçe',
}

/** `zh_cn` on the wire is `zh-CN` for Intl, which throws on the former. */
export function toLocaleTag(language: Language): string {
  if (language === 'zh_cn') return 'zh-CN'
  return language === 'pt' ? 'pt-BR' : language
}

/** What `<html lang>` says (BCP 47): of Chinese the script, which chooses the glyphs, not a country. */
export function toPageTag(language: Language): string {
  return language === 'zh_cn' ? 'zh-Hans' : toLocaleTag(language)
}

/** Anything that is not one of the selectable languages falls back to `pt` (docs/rules/wire.md). */
export function readLanguage(raw: unknown, selectable: readonly Language[]): Language {
  return selectable.find(language => language === raw) ?? defaultLanguage
}
