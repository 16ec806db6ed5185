import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { brazilDay } from '../../contract/brazil-day.ts'
import { useApp } from '../app/app-context.ts'
import { formatDate } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { calendarIcon, filterIcon } from '../ui/icons/record-icons.ts'
import { closeIcon } from '../ui/icons/shell-icons.ts'
import { Chip } from '../ui/lists/chip.tsx'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { daysBack, isDay, isFiltered, type Period, type RecordFilter } from './record-filter.ts'

/** One choice beside the days: kind, state or review, with the words of its record. */
export type FilterChoice = {
  part: 'kind' | 'state' | 'review' | 'game'
  label: string
  /** What no choice means, where that is not everything. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
}

type FilterBarProps = {
  filter: RecordFilter
  choices: readonly FilterChoice[]
  onFilter: (filter: RecordFilter) => void
}

/** What is chosen stands as chips that take themselves away; everything else is in the sheet behind the button. */
export function FilterBar({ filter, choices, onFilter }: FilterBarProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const period = usePeriodWords()(filter)
  const without = (...parts: readonly (keyof RecordFilter)[]) =>
    onFilter(Object.fromEntries(Object.entries(filter).filter(([part]) => !parts.some(one => one === part))))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={filterIcon} onClick={() => setIsOpen(true)} aria-haspopup="dialog">{t`Filter`}</Button>
      {period === undefined ? null : <Chosen text={period} onRemove={() => without('from', 'to')} />}
      {choices.map(({ part, label, options }) => {
        const chosen = options.find(option => option.value === filter[part])
        return chosen ? (
          <Chosen key={part} text={`${label}: ${chosen.label}`} onRemove={() => without(part)} />
        ) : null
      })}
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Filter`}>
        <FilterForm
          key={String(isOpen)}
          filter={filter}
          choices={choices}
          onFilter={next => {
            setIsOpen(false)
            onFilter(next)
          }}
        />
      </Sheet>
    </div>
  )
}

function Chosen({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t`Remove filter ${text}`}
      className="settle figures feather-small inline-flex min-h-11 items-center gap-1.5 bg-text px-4 font-firm text-ground text-small press-97"
    >
      {text}
      <Icon shape={closeIcon} size={16} />
    </button>
  )
}

function FilterForm({ filter, choices, onFilter }: FilterBarProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(filter)
  const { from = '', to = '' } = draft
  const isWrongWay = from !== '' && to !== '' && to < from
  const set = (part: keyof RecordFilter, value: string) => {
    const { [part]: _old, ...rest } = draft
    setDraft(value === '' ? rest : { ...rest, [part]: value })
  }
  return (
    <form
      data-form="filter-bar"
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (!isWrongWay) onFilter(draft)
      }}
    >
      <Presets
        filter={draft}
        onPeriod={period => {
          const { from: _from, to: _to, ...rest } = draft
          setDraft({ ...rest, ...period })
        }}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        <DayField label={t`First day`} value={from} onChange={day => set('from', day)} />
        <DayField
          label={t`Last day`}
          value={to}
          onChange={day => set('to', day)}
          error={isWrongWay ? t`It ends before it begins.` : undefined}
        />
      </div>
      {choices.map(({ part, label, placeholder, options }) => (
        <SelectField
          key={part}
          label={label}
          value={draft[part] ?? ''}
          placeholder={placeholder ?? t`All`}
          options={options}
          onChange={value => set(part, value)}
        />
      ))}
      <div className="grid gap-2">
        <Button type="submit" tone="main" wide disabled={isWrongWay}>{t`Show`}</Button>
        {isFiltered(draft) ? <Button wide onClick={() => onFilter({})}>{t`Show everything`}</Button> : null}
      </div>
    </form>
  )
}

type DayFieldProps = {
  label: string
  value: string
  onChange: (day: string) => void
  error?: string | undefined
}

function DayField({ label, value, onChange, error }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      error={error}
      onChange={text => onChange(isDay(text) ? text : '')}
    />
  )
}

function Presets({ filter, onPeriod }: { filter: Period; onPeriod: (period: Period) => void }) {
  const { t } = useLingui()
  const { now } = useApp()
  const today = brazilDay(now())
  const presets: readonly { label: string; period: Period }[] = [
    { label: t`Today`, period: { from: today, to: today } },
    { label: t`7 days`, period: { from: daysBack(today, 7), to: today } },
    { label: t`30 days`, period: { from: daysBack(today, 30), to: today } },
    { label: t`This month`, period: { from: `${today.slice(0, 8)}01`, to: today } },
  ]
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Icon shape={calendarIcon} size={20} className="text-faint" />
      {presets.map(({ label, period }) => (
        <Chip
          key={label}
          chosen={filter.from === period.from && filter.to === period.to}
          onPress={() => onPeriod(period)}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}

/** The days of a filter in words; `undefined` when all of them are meant. */
export function usePeriodWords(): (period: Period) => string | undefined {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ from, to }) => {
    // Noon in UTC is the same day in Brasília.
    const words = (day = '') => formatDate(Date.parse(`${day}T12:00:00Z`), 'day', language)
    const [first, last] = [from && words(from), to && words(to)]
    if (first === undefined) return last === undefined ? undefined : t`until ${last}`
    if (last === undefined) return t`since ${first}`
    return first === last ? first : `${first} – ${last}`
  }
}
