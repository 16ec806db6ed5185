import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Chip } from '../../../../src/ui/lists/chip.tsx'
import type { StateFilter } from '../../../state/place.ts'
import type { WithdrawalFilters } from '../../../state/withdrawal-filters.ts'
import { FilterSheet } from './filter-sheet.tsx'

/** Says how many filters narrow the list, and opens them. */
export function FilterButton({ state, filters }: { state: StateFilter; filters: WithdrawalFilters }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const count = Object.keys(filters).length
  return (
    <>
      <Chip chosen={count > 0} onPress={() => setOpen(true)} {...(count > 0 && { count })}>
        {t`Filters`}
      </Chip>
      {open ? <FilterSheet state={state} filters={filters} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
