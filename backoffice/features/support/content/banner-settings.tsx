import { useLingui } from '@lingui/react/macro'
import { saveBanner } from '../../../../contract/support/banner-admin.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { Checkbox } from '../../../../src/ui/fields/checkbox.tsx'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { fromLocalField } from '../../../parts/time/brazil-time.ts'
import { type BannerDraft, type Tone, tones } from './banner-draft.ts'

type BannerFaults = Readonly<Partial<Record<'link' | 'position' | 'from' | 'until', string | undefined>>>

/** By the contract. */
export function useBannerFaults({ link, position, from, until }: BannerDraft): BannerFaults {
  const { t } = useLingui()
  const unless = (isFine: boolean) => (isFine ? undefined : t`This cannot be read as a value`)
  const [begin, end] = [fromLocalField(from), fromLocalField(until)]
  return {
    link: unless(saveBanner.body.shape.link.safeParse(link).success),
    position: unless(/^\d{0,3}$/.test(asIdentifier(position))),
    from: unless(begin !== undefined),
    until:
      begin && end && Date.parse(begin) >= Date.parse(end)
        ? t`The end comes before the beginning`
        : undefined,
  }
}

type BannerSettingsProps = {
  draft: BannerDraft
  onChange: (part: Partial<BannerDraft>) => void
  faults: BannerFaults
}

/** Where it leads, its colour, its place and its period. */
export function BannerSettings({ draft, onChange, faults }: BannerSettingsProps) {
  const { t } = useLingui()
  const names: Record<Tone, string> = { sun: t`Yellow`, leaf: t`Green`, sky: t`Blue`, scarlet: t`Red` }
  return (
    <>
      <TextField
        label={t`Leads to`}
        hint={t`A page of the app, such as /promotion/activity. Nothing outside of it.`}
        value={draft.link}
        onChange={link => onChange({ link })}
        error={faults.link}
      />
      <SelectField
        label={t`Colour`}
        value={draft.tone}
        onChange={value => onChange({ tone: tones.find(one => one === value) ?? 'sun' })}
        options={tones.map(value => ({ value, label: names[value] }))}
      />
      <TextField
        label={t`Place in the list`}
        inputMode="numeric"
        value={draft.position}
        onChange={position => onChange({ position })}
        error={faults.position}
      />
      <TextField
        type="datetime-local"
        label={t`Shown from (Brasília)`}
        value={draft.from}
        onChange={from => onChange({ from })}
        error={faults.from}
      />
      <TextField
        type="datetime-local"
        label={t`Shown until (Brasília)`}
        hint={t`Empty: until you withdraw it.`}
        value={draft.until}
        onChange={until => onChange({ until })}
        error={faults.until}
      />
      <Checkbox checked={draft.shown} onChange={shown => onChange({ shown })}>
        {t`Shown to players. Without the mark it is withdrawn at once; nothing is lost.`}
      </Checkbox>
    </>
  )
}
