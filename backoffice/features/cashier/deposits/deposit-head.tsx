import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DepositItem, depositFilters } from '../../../../contract/cashier/deposit-admin.ts'
import { IconButton } from '../../../../src/ui/icon-button.tsx'
import { searchIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { type DepositFilters, noFilters } from './deposit-filters.ts'
import { useDepositWords } from './deposit-words.ts'
import { FilterDialog } from './filter-dialog.tsx'

type DepositHeadProps = {
  filters: DepositFilters
  list: ListState<DepositItem>
  reader: ListReader<DepositItem>
}

/** Title, states, what is looked for, and the way to money that belongs to nobody yet. */
export function DepositHead({ filters, list, reader }: DepositHeadProps) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const words = useDepositWords()
  const [isFiltering, setIsFiltering] = useState(false)
  const { state, ...rest } = filters
  const active = Object.values(rest).filter(text => text !== '')
  return (
    <header className="grid gap-3 *:min-w-0">
      <div className="head-row items-center gap-x-6 gap-y-3">
        <div className="min-h-11">
          <h1 className="text-title">{t`Deposits`}</h1>
          <p className="flex flex-wrap items-center gap-x-3">
            <Freshness list={list} />
            <PlaceLink
              to={{ screen: 'payments', state: 'waiting' }}
              className="tap font-firm text-sky-text text-small"
            >
              {t`Suspense and refunds`}
            </PlaceLink>
          </p>
        </div>
        <div className="flex">
          <IconButton shape={searchIcon} label={t`Look for deposits`} onClick={() => setIsFiltering(true)} />
          <RefreshButton onRefresh={reader.refresh} />
        </div>
      </div>
      <ChipRow
        options={[...depositFilters, 'all']}
        words={words}
        chosen={state}
        onChoose={one => place.go({ screen: 'deposits', filters: { ...filters, state: one }, id: undefined })}
      />
      {active.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2 text-small text-soft">
          <span className="figures min-w-0 break-all">{active.join(' · ')}</span>
          <PlaceLink
            to={{ screen: 'deposits', filters: { ...noFilters, state }, id: undefined }}
            className="target inline-flex items-center font-firm text-sky-text"
          >
            {t`Show everything`}
          </PlaceLink>
        </p>
      ) : null}
      {isFiltering ? <FilterDialog filters={filters} onClose={() => setIsFiltering(false)} /> : null}
    </header>
  )
}
