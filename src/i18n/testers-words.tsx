import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '../../contract/language.ts'
import { useLanguage } from './use-language.ts'

/** What only the pages of testers say, a chunk a language: players never pay for it. English stands in the code. */
const parts: Record<Language, (() => Promise<typeof import('../../locales/testers/pt.po')>) | undefined> = {
  en: undefined,
  pt: () => import('../../locales/testers/pt.po'),
  zh_cn: () => import('../../locales/testers/zh_cn.po'),
  vi: () => import('../../locales/testers/vi.po'),
  id: () => import('../../locales/testers/id.po'),
  ms: () => import('../../locales/testers/ms.po'),
  th: () => import('../../locales/testers/th.po'),
  tr: () => import('../../locales/testers/tr.po'),
}

/** Shows `children` once their words are here; in English where they do not come. */
export function TestersWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [isHere, setIsHere] = useState(language === 'en')
  useEffect(() => {
    let isShown = true
    const bring = async () => {
      const words = await parts[language]?.().catch(() => undefined)
      if (!isShown) return
      // Lingui's own `load` would render the whole app again, and this with it, for ever.
      if (words) Object.assign(i18n.messages, words.messages)
      setIsHere(true)
    }
    void bring()
    return () => {
      isShown = false
    }
  }, [i18n, language])
  return isHere ? children : null
}
