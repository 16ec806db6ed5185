import type { I18n } from '@lingui/core'
import { defaultLanguage } from '../../contract/language.ts'
import { activateLanguage } from '../i18n/activate-language.ts'
import { preferences } from '../state/preferences.ts'

/** The chosen language; where its chunk is not to be had (offline, never loaded here) the default one, which the shell carries. */
export async function openLanguage(page: Document): Promise<I18n> {
  const i18n = await activateLanguage(preferences.language).catch(() => activateLanguage(defaultLanguage))
  page.documentElement.lang = i18n.locale
  return i18n
}
