import { defaultLanguage, languages, toLocaleTag, toPageTag } from '../../../contract/language.ts'
import { writeMoneyIn } from '../../i18n/format-money.ts'
import { openWords, type Words } from '../../i18n/open-words.ts'
import { preferences } from '../../state/device/preferences.ts'

/** The chosen language; where its chunk is not to be had (offline, never loaded here) the default one, which the shell carries. */
export async function openLanguage(page: Document): Promise<Words> {
  const words = await openWords(preferences.language).catch(() => openWords(defaultLanguage))
  const spoken = languages.find(known => toLocaleTag(known) === words.i18n.locale) ?? defaultLanguage
  page.documentElement.lang = toPageTag(spoken)
  writeMoneyIn(spoken)
  return words
}
