import { useLingui } from '@lingui/react/macro'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { useTeam } from '../../../parts/use-team.ts'
import type { AuditFilter } from './audit-filter.ts'
import { useActionWords } from './use-action-words.ts'

type AuditFiltersProps = {
  filter: AuditFilter
  actions: readonly string[]
  onChange: (filter: AuditFilter) => void
}

export function AuditFilters({ filter, actions, onChange }: AuditFiltersProps) {
  const { t } = useLingui()
  const { team } = useTeam()
  const words = useActionWords()
  const field = (name: keyof AuditFilter) => ({
    value: filter[name] ?? '',
    onChange: (value: string) => onChange({ ...filter, [name]: value }),
  })
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-3 **:min-w-0">
      <SelectField
        label={t`Action`}
        placeholder={t`Every action`}
        options={actions.map(value => ({ value, label: words(value) }))}
        {...field('action')}
      />
      <SelectField
        label={t`Administrator`}
        placeholder={t`Every administrator`}
        options={team.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('administrator')}
      />
      {/* Half a phone would cut a day and its calendar off. */}
      <div className="max-wide:col-span-full">
        <TextField label={t`From the day`} type="date" {...field('from')} />
      </div>
      <div className="max-wide:col-span-full">
        <TextField label={t`Up to the day`} type="date" {...field('to')} />
      </div>
      <div className="max-rail:col-span-full">
        <TextField
          label={t`About`}
          placeholder="member:…"
          autoCapitalize="none"
          maxSigns={80}
          {...field('subject')}
        />
      </div>
    </search>
  )
}
