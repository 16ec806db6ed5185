import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { depositIcon } from '../../../../src/ui/icons/money-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import type { DepositFilters } from './deposit-filters.ts'
import { DepositHead } from './deposit-head.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { DepositRows } from './deposit-rows.tsx'
import { useDeposits } from './use-deposits.ts'

type ScreenDepositsProps = { filters: DepositFilters; id: string | undefined }

/** Deposits and what is open, side by side; on a phone one at a time. */
export function ScreenDeposits({ filters, id }: ScreenDepositsProps) {
  const { t } = useLingui()
  const { list, reader } = useDeposits(filters)
  useEffect(() => {
    document.title = `${t`Deposits`} · Arara`
  }, [t])
  return (
    <div className="grid items-start gap-x-6 gap-y-3 pt-3 *:min-w-0 rail:scroll-columns rail:grid-cols-[min(25rem,45%)_1fr]">
      <div className={`${id ? 'hidden' : ''} rail:col-span-full rail:block`}>
        <DepositHead filters={filters} list={list} reader={reader} />
      </div>
      <div className={`${id ? 'hidden' : ''} rail:scroll-column rail:block`}>
        <DepositRows filters={filters} openId={id} list={list} reader={reader} />
      </div>
      <div className={`${id ? '' : 'hidden'} rail:scroll-column rail:block`}>
        {id ? (
          <DepositPanel key={id} id={id} filters={filters} onDecided={reader.refresh} />
        ) : (
          <div className="rounded-wide bg-surface py-10 shadow-mid">
            <EmptyState
              icon={depositIcon}
              title={t`Choose a deposit`}
              text={t`Its course, its payments and what its member's money did stand here.`}
            />
          </div>
        )}
      </div>
    </div>
  )
}
