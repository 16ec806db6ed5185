import type { I18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Language, toPageTag } from '../../../../contract/language.ts'
import { activateLanguage } from '../../../../src/i18n/activate-language.ts'

type InLanguageProps = { language: Language; children: ReactNode }

/** What is inside speaks to the readers of `language`; in the desk's own words while theirs are under way, or cannot come. */
export function InLanguage({ language, children }: InLanguageProps) {
  const { i18n: own } = useLingui()
  const [theirs, setTheirs] = useState<{ language: Language; i18n: I18n }>()
  useEffect(() => {
    let isWanted = true
    const speak = (i18n: I18n) => {
      if (isWanted) setTheirs({ language, i18n })
    }
    activateLanguage(language).then(speak, () => undefined)
    return () => {
      isWanted = false
    }
  }, [language])
  const i18n = theirs?.language === language ? theirs.i18n : own
  return (
    <div lang={toPageTag(language)}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </div>
  )
}
