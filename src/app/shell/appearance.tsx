import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { languageNames, readLanguage } from '../../../contract/language.ts'
import { speak } from '../../i18n/open-words.ts'
import { chooseTheme, preferences, storeLanguage, type Theme } from '../../state/device/preferences.ts'
import { siteConfig } from '../../state/site-config.ts'
import { showToast } from '../../state/toasts.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'

/** Language and light: for everybody, signed in or not. */
export function Appearance() {
  const { t } = useLingui()
  const { language, theme } = useSnapshot(preferences)
  const { languages } = useSnapshot(siteConfig).now
  const themes: { value: Theme; label: string }[] = [
    { value: 'system', label: t`Automatic` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ]
  const chooseLanguage = async (raw: string) => {
    const chosen = readLanguage(raw, languages)
    if (await speak(chosen, () => storeLanguage(localStorage, chosen))) return
    showToast({
      tone: 'scarlet',
      text: t`This language is not on your device yet. Choose it when the network is back.`,
    })
  }
  return (
    <>
      <div className="w-44">
        <SelectField
          label={t`Language`}
          value={language}
          onChange={raw => void chooseLanguage(raw)}
          options={languages.map(value => ({ value, label: languageNames[value] }))}
        />
      </div>
      <div className="w-72 max-w-full">
        <Segmented
          label={t`Light or dark`}
          options={themes}
          value={theme}
          onChange={chosen => chooseTheme(localStorage, chosen)}
        />
      </div>
    </>
  )
}
