import { useLingui } from '@lingui/react/macro'
import { type Language, languageNames, languages } from '../../../../contract/language.ts'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'

type LanguageChoiceProps = {
  value: Language
  onChange: (language: Language) => void
  isWritten: (language: Language) => boolean
}

/** Which language is written now; Portuguese is read wherever another one is missing. */
export function LanguageChoice({ value, onChange, isWritten }: LanguageChoiceProps) {
  const { t } = useLingui()
  const label = (language: Language) =>
    isWritten(language) ? `✓ ${languageNames[language]}` : `○ ${languageNames[language]}`
  return (
    <SelectField
      label={t`Language`}
      hint={t`✓ is written. Where a language is missing, players read Portuguese.`}
      value={value}
      onChange={chosen => onChange(languages.find(one => one === chosen) ?? 'pt')}
      options={languages.map(language => ({ value: language, label: label(language) }))}
    />
  )
}
