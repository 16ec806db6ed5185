import { type I18n, setupI18n } from '@lingui/core'
import { type Language, toLocaleTag } from '../../contract/language.ts'
import { catalogues } from './catalogues.ts'

/**
 * Loads the catalogue of a language and gives an `I18n` that speaks it. Lingui and Intl throw on `zh_cn`, so inside it is
 * `zh-CN`. The caller sets `<html lang>` from `i18n.locale`. Rejects when the chunk cannot be loaded (offline, never cached).
 */
export async function activateLanguage(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]()
  const locale = toLocaleTag(language)
  return setupI18n({ locale, messages: { [locale]: messages } })
}
