import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { defaultLanguage, type Language, toLocaleTag } from '../../contract/language.ts'

type Part = () => Promise<{ messages: Messages }>
type Parts = Record<string, Part>

/**
 * Each catalogue in several chunks (scripts/web-build/i18n-chunks.ts): what the lobby says, and what the pages of some rooms say. The
 * lobby's weight does not grow with every page that is built, and no page waits for the words of all others.
 */
const parts = {
  first: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?first' }),
  shared: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?shared' }),
  tables: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?tables' }),
  play: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?play' }),
  money: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?money' }),
  account: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?account' }),
  offers: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?offers' }),
  reading: import.meta.glob<{ messages: Messages }>('../../locales/*.po', { query: '?reading' }),
} satisfies Record<string, Parts>

type Volume = keyof typeof parts
const isVolume = (name: string): name is Volume => name in parts

export type Words = {
  i18n: I18n
  /** Brings the words of these volumes and the shared ones, each once; rejects when some did not arrive, and the next call asks for them again. */
  bring: (names: readonly string[]) => Promise<unknown>
  hasAll: (names: readonly string[]) => boolean
  /** Brings all that is left. */
  rest: () => Promise<unknown>
}

/** Only the default language is sure to be on the device whole. */
const load = async (volume: Volume, language: Language) => {
  const find = (one: Language) =>
    parts[volume][`../../locales/${one}.po`]?.() ?? Promise.reject(new Error(one))
  return (await find(language).catch(() => find(defaultLanguage))).messages
}

/**
 * An `I18n` that speaks the lobby's words of a language. Lingui and Intl throw on `zh_cn`, so inside it is `zh-CN`. Rejects
 * when the chunk cannot be loaded (offline, never cached).
 */
export async function openWords(language: Language): Promise<Words> {
  const first = parts.first[`../../locales/${language}.po`]
  if (first === undefined) throw new Error(`No catalogue of ${language}`)
  const locale = toLocaleTag(language)
  const words = { ...(await first()).messages }
  const i18n = setupI18n({ locale, messages: { [locale]: words } })
  const here = new Set<string>()
  const coming = new Map<Volume, Promise<void>>()
  const bringOne = async (volume: Volume) => {
    try {
      // Lingui keeps the object it was given. Its own `load` would render the whole page again for words that it does not show.
      Object.assign(words, await load(volume, language))
      here.add(volume)
    } catch (error) {
      coming.delete(volume)
      throw error
    }
  }
  const bring = (names: readonly string[]) =>
    Promise.all(
      ['shared', ...names].filter(isVolume).map(volume => {
        const arrival = coming.get(volume) ?? bringOne(volume)
        coming.set(volume, arrival)
        return arrival
      }),
    )
  return {
    i18n,
    bring,
    hasAll: names => here.has('shared') && names.every(name => here.has(name)),
    rest: () => bring(Object.keys(parts).filter(name => name !== 'first')),
  }
}

/**
 * Opens the page anew in a language. False: offline, and never spoken on this device; after the refresh the page would speak
 * Portuguese and say nothing of it.
 *
 * @param keep stores the choice
 */
export async function speak(language: Language, keep: () => void): Promise<boolean> {
  try {
    await openWords(language)
  } catch {
    return false
  }
  keep()
  location.reload()
  return true
}
