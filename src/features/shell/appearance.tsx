import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { type Language, readLanguage, selectableLanguages } from '../../../contract/language.ts'
import { chooseTheme, preferences, storeLanguage, type Theme } from '../../state/preferences.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField } from '../../ui/select-field.tsx'

/** Each language in its own words, for those who cannot read the present one. */
const names: Partial<Record<Language, string>> = { pt: 'Português', en: 'English', zh_cn: '简体中文' }
const languageOptions = selectableLanguages.map(value => ({ value, label: names[value] ?? value }))

/** Language and light: for everybody, signed in or not. */
export function Appearance() {
  const { t } = useLingui()
  const { language, theme } = useSnapshot(preferences)
  const themes: { value: Theme; label: string }[] = [
    { value: 'system', label: t`Automatic` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ]
  const chooseLanguage = (raw: string) => {
    storeLanguage(localStorage, readLanguage(raw))
    location.reload()
  }
  return (
    <>
      <div className="w-44">
        <SelectField
          label={t`Language`}
          value={language}
          onChange={chooseLanguage}
          options={languageOptions}
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
