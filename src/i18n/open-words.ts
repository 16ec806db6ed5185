import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { defaultLanguage, type Language, toLocaleTag } from '../../contract/language.ts'

type Part = () => Promise<{ messages: Messages }>

/**
 * Each catalogue in two chunks (scripts/web-build/home-words.ts): what the lobby says, and everything else. The lobby's
 * weight does not grow with every page that is built.
 */
const parts: Record<Language, { first: Part; rest: Part }> = {
  pt: { first: () => import('../../locales/pt.po?first'), rest: () => import('../../locales/pt.po?rest') },
  en: { first: () => import('../../locales/en.po?first'), rest: () => import('../../locales/en.po?rest') },
  zh_cn: {
    first: () => import('../../locales/zh_cn.po?first'),
    rest: () => import('../../locales/zh_cn.po?rest'),
  },
  vi: { first: () => import('../../locales/vi.po?first'), rest: () => import('../../locales/vi.po?rest') },
  id: { first: () => import('../../locales/id.po?first'), rest: () => import('../../locales/id.po?rest') },
  ms: { first: () => import('../../locales/ms.po?first'), rest: () => import('../../locales/ms.po?rest') },
  th: { first: () => import('../../locales/th.po?first'), rest: () => import('../../locales/th.po?rest') },
  tr: { first: () => import('../../locales/tr.po?first'), rest: () => import('../../locales/tr.po?rest') },
}

export type Words = {
  i18n: I18n
  /** Brings the words of everything but the lobby, once; rejects when they did not arrive, and the next call asks again. */
  rest: () => Promise<void>
  isWhole: () => boolean
}

/**
 * An `I18n` that speaks the lobby's words of a language. Lingui and Intl throw on `zh_cn`, so inside it is `zh-CN`. Rejects
 * when the chunk cannot be loaded (offline, never cached).
 */
export async function openWords(language: Language): Promise<Words> {
  const { messages } = await parts[language].first()
  const locale = toLocaleTag(language)
  const words = { ...messages }
  const i18n = setupI18n({ locale, messages: { [locale]: words } })
  let isWhole = false
  const bring = async () => {
    // Only the default language is sure to be on the device whole.
    const rest = await parts[language].rest().catch(() => parts[defaultLanguage].rest())
    // Lingui keeps the object it was given. Its own `load` would render the whole page again for words that it does not show.
    Object.assign(words, rest.messages)
    isWhole = true
  }
  let bringing: Promise<void> | undefined
  const rest = () => {
    bringing ??= bring().catch((error: unknown) => {
      bringing = undefined
      throw error
    })
    return bringing
  }
  return { i18n, rest, isWhole: () => isWhole }
}
