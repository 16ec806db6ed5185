import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { Sheet } from '../../../../src/ui/overlays/sheet.tsx'
import { typedAmount } from '../../../parts/forms/typed-amount.ts'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useTeam } from '../../../parts/use-team.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { StateFilter } from '../../../state/place.ts'
import {
  type FilterName,
  readFilters,
  riskChoices,
  type WithdrawalFilters,
} from '../../../state/withdrawal-filters.ts'
import { useRiskNames } from './detail/use-risk-words.ts'

type FilterSheetProps = { state: StateFilter; filters: WithdrawalFilters; onClose: () => void }

export function FilterSheet({ state, filters, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const formId = useId()
  const { place } = useBackOffice()
  const [draft, setDraft] = useState<WithdrawalFilters>(filters)
  const set = (name: FilterName) => (value: string) => setDraft({ ...draft, [name]: value })
  const show = (wanted: WithdrawalFilters) => {
    onClose()
    const given = Object.entries(wanted).map(([name, value]) => [name, tidy(name, value)])
    place.go({
      screen: 'withdrawals',
      state,
      id: undefined,
      filters: readFilters(new URLSearchParams(given)),
    })
  }
  const { form, wasTried, refuse } = useMistakes()
  const isAmount = (name: FilterName) => typedAmount(draft[name] ?? '') !== undefined
  const amountFault = (name: FilterName) =>
    wasTried && !isAmount(name) ? t`This cannot be read as a value` : undefined
  const text = (name: FilterName) => ({ value: draft[name] ?? '', onChange: set(name) })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Filters`}
      footer={
        <>
          <Button wide onClick={() => show({})}>{t`Without filters`}</Button>
          <Button wide tone="main" form={formId} type="submit">{t`Show`}</Button>
        </>
      }
    >
      <form
        data-form="withdrawals/filter-sheet"
        id={formId}
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          if (isAmount('min') && isAmount('max')) show(draft)
          else refuse()
        }}
      >
        <TextField label={t`Member: name begins with, or the whole id`} maxSigns={64} {...text('member')} />
        <div className="grid grid-cols-2 items-start gap-3 **:min-w-0">
          <TextField
            label={t`From R$`}
            inputMode="decimal"
            maxSigns={12}
            {...text('min')}
            error={amountFault('min')}
          />
          <TextField
            label={t`Up to R$`}
            inputMode="decimal"
            maxSigns={12}
            {...text('max')}
            error={amountFault('max')}
          />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3 **:min-w-0">
          <TextField label={t`From the day`} type="date" {...text('from')} />
          <TextField label={t`Up to the day`} type="date" {...text('to')} />
        </div>
        <RiskChoice {...text('risk')} />
        <ReviewChoices draft={draft} set={set} />
      </form>
    </Sheet>
  )
}

type Field = { value: string; onChange: (value: string) => void }

function RiskChoice(field: Field) {
  const { t } = useLingui()
  const names = useRiskNames()
  const wide = { any: t`Any signal`, high: t`A grave signal`, none: t`No signal` }
  const options = riskChoices.map(value => ({ value, label: { ...wide, ...names }[value] }))
  return <SelectField label={t`Risk`} placeholder={t`Whatever it is`} options={options} {...field} />
}

type ReviewChoicesProps = {
  draft: WithdrawalFilters
  set: (name: FilterName) => (value: string) => void
}

function ReviewChoices({ draft, set }: ReviewChoicesProps) {
  const { t } = useLingui()
  const { team } = useTeam()
  return (
    <>
      <SelectField
        label={t`Reviewer`}
        placeholder={t`Whoever it was`}
        options={team.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.reviewer ?? ''}
        onChange={set('reviewer')}
      />
      <div className="grid grid-cols-2 gap-3 **:min-w-0">
        <SelectField
          label={t`Review`}
          placeholder={t`Both`}
          options={[
            { value: 'yes', label: t`Reviewed` },
            { value: 'no', label: t`Unreviewed` },
          ]}
          value={draft.reviewed ?? ''}
          onChange={set('reviewed')}
        />
        <SelectField
          label={t`Payout`}
          placeholder={t`All`}
          options={[{ value: 'yes', label: t`Waits for a person` }]}
          value={draft.stopped ?? ''}
          onChange={set('stopped')}
        />
      </div>
    </>
  )
}

function tidy(name: string, value: string): string {
  return name === 'min' || name === 'max' ? (typedAmount(value) ?? '') : asIdentifier(value)
}
