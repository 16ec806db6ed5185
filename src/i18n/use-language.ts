import { useLingui } from '@lingui/react'
import { type Language, languages, toLocaleTag } from '../../contract/language.ts'

/** The language the surrounding `I18nProvider` speaks, as the wire calls it (`zh_cn`). */
export function useLanguage(): Language {
  const { i18n } = useLingui()
  return languages.find(language => toLocaleTag(language) === i18n.locale) ?? 'en'
}
