import { useLingui } from '@lingui/react/macro'
import { federalUnits, type Gender, genders } from '../../contract/account/person-details.ts'
import type { ExtraRegistrationField } from '../../contract/regime.ts'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { maskPostalCode } from './mask-postal-code.ts'

export type DetailName =
  | 'gender'
  | 'postal_code'
  | 'street'
  | 'number'
  | 'complement'
  | 'district'
  | 'city'
  | 'state'

type DetailFieldsProps = {
  draft: Readonly<Record<DetailName, string>>
  mistakes: Readonly<Record<string, string>>
  asked: readonly ExtraRegistrationField[]
  onChange: (name: DetailName, value: string) => void
}

/** What the licence wants to know beside the specification's fields: at registration, and of who registered before. */
export function DetailFields({ draft, mistakes, asked, onChange }: DetailFieldsProps) {
  const { t } = useLingui()
  const field = (name: DetailName) => ({
    name,
    value: draft[name],
    error: mistakes[name],
    onChange: (raw: string) => onChange(name, raw),
  })
  const genderWords: Record<Gender, string> = {
    female: t`Female`,
    male: t`Male`,
    other: t`Other`,
    undisclosed: t`I would rather not say`,
  }
  return (
    <>
      {asked.includes('gender') ? (
        <SelectField
          {...field('gender')}
          label={t`Gender`}
          placeholder={t`Choose`}
          options={genders.map(value => ({ value, label: genderWords[value] }))}
        />
      ) : null}
      {asked.includes('address') ? (
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-firm">{t`Address`}</legend>
          <TextField
            {...field('postal_code')}
            mask={maskPostalCode}
            label="CEP"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="00000-000"
          />
          <TextField {...field('street')} label={t`Street`} autoComplete="address-line1" />
          <div className="grid grid-cols-2 gap-3">
            <TextField {...field('number')} label={t`Number`} maxSigns={20} />
            <TextField {...field('complement')} label={t`Complement`} autoComplete="address-line2" />
          </div>
          <TextField {...field('district')} label={t`District`} autoComplete="address-level3" />
          <TextField {...field('city')} label={t`City`} autoComplete="address-level2" />
          <SelectField
            {...field('state')}
            label={t`Federal state`}
            placeholder={t`Choose`}
            autoComplete="address-level1"
            options={federalUnits.map(value => ({ value, label: value }))}
          />
        </fieldset>
      ) : null}
    </>
  )
}
