import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { SelectField } from '../../../../src/ui/fields/select-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx'
import { typedAmount } from '../../../parts/forms/typed-amount.ts'
import { useMistakes } from '../../../parts/forms/use-mistakes.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { DepositFilters } from './deposit-filters.ts'

/** What to look for: whose, by what, when, how much. */
export function FilterDialog({ filters, onClose }: { filters: DepositFilters; onClose: () => void }) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const formId = useId()
  const [intent, setIntent] = useState(filters)
  const set = (name: keyof DepositFilters) => (text: string) => setIntent({ ...intent, [name]: text })
  const methods = [
    { value: 'pix', label: 'PIX' },
    { value: 'bank-transfer', label: t`Bank transfer` },
    { value: 'ted', label: 'TED' },
  ]
  const { form, wasTried, refuse } = useMistakes()
  const [min, max] = [typedAmount(intent.min), typedAmount(intent.max)]
  const amountFault = (amount: string | undefined) =>
    wasTried && amount === undefined ? t`This cannot be read as a value` : undefined
  const show = () => {
    if (min === undefined || max === undefined) return refuse()
    onClose()
    place.go({
      screen: 'deposits',
      filters: { ...intent, search: asIdentifier(intent.search), min, max, state: 'all' },
      id: undefined,
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Look for deposits`}
      footer={<Button form={formId} type="submit" tone="main" wide>{t`Show`}</Button>}
    >
      <form
        data-form="deposits/filter-dialog"
        id={formId}
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          show()
        }}
      >
        <TextField
          label={t`Order number, member, or payment id`}
          type="search"
          maxSigns={64}
          value={intent.search}
          onChange={set('search')}
        />
        <SelectField
          label={t`Method`}
          value={intent.method}
          onChange={set('method')}
          options={methods}
          placeholder={t`Every method`}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
          <TextField label={t`From day`} type="date" value={intent.from} onChange={set('from')} />
          <TextField label={t`To day`} type="date" value={intent.to} onChange={set('to')} />
        </div>
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label={t`From R$`}
            inputMode="decimal"
            value={intent.min}
            onChange={set('min')}
            error={amountFault(min)}
          />
          <TextField
            label={t`To R$`}
            inputMode="decimal"
            value={intent.max}
            onChange={set('max')}
            error={amountFault(max)}
          />
        </div>
      </form>
    </Dialog>
  )
}
