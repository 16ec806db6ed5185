import { defaultLanguage } from '../../contract/language.ts'
import { openWords, type Words } from '../i18n/open-words.ts'
import { preferences } from '../state/preferences.ts'

/** The chosen language; where its chunk is not to be had (offline, never loaded here) the default one, which the shell carries. */
export async function openLanguage(page: Document): Promise<Words> {
  const words = await openWords(preferences.language).catch(() => openWords(defaultLanguage))
  page.documentElement.lang = words.i18n.locale
  return words
}
