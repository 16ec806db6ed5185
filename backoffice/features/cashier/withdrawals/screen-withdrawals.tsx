import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { withdrawIcon } from '../../../../src/ui/icons/money-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import type { StateFilter } from '../../../state/place.ts'
import type { WithdrawalFilters } from '../../../state/withdrawal-filters.ts'
import { ExposureAlarm } from '../../games/exposure/exposure-alarm.tsx'
import { DeadlineAlarm } from './detail/deadline-alarm.tsx'
import { WithdrawalPanel } from './detail/withdrawal-panel.tsx'
import { QueueHead, QueueRows } from './queue.tsx'
import { useQueue } from './use-withdrawals.ts'

type ScreenWithdrawalsProps = { state: StateFilter; id: string | undefined; filters: WithdrawalFilters }

/** Queue and what is open, side by side; on a phone one at a time. */
export function ScreenWithdrawals({ state, id, filters }: ScreenWithdrawalsProps) {
  const { t } = useLingui()
  const { list, reader } = useQueue(state, filters)
  const rows = list.status === 'ready' ? list.rows : []
  const waiting = state === 'pending' ? rows.length : 0
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${t`Withdrawals`} · Arara` : `${t`Withdrawals`} · Arara`
  }, [waiting, t])
  return (
    <div className="grid items-start gap-x-6 gap-y-3 pt-3 *:min-w-0 rail:scroll-columns rail:grid-cols-[min(25rem,45%)_1fr]">
      <div className={`${id ? 'hidden' : ''} rail:col-span-full rail:block`}>
        <div className="grid gap-3">
          <QueueHead filter={state} filters={filters} list={list} reader={reader} />
          <DeadlineAlarm />
          <ExposureAlarm />
        </div>
      </div>
      <div className={`${id ? 'hidden' : ''} rail:scroll-column rail:block`}>
        <QueueRows filter={state} filters={filters} openId={id} list={list} reader={reader} />
      </div>
      <div className={`${id ? '' : 'hidden'} rail:scroll-column rail:block`}>
        {id ? (
          <WithdrawalPanel
            key={id}
            id={id}
            filter={state}
            filters={filters}
            rows={rows}
            onDecided={reader.refresh}
          />
        ) : (
          <div className="rounded-wide bg-surface py-10 shadow-mid">
            <EmptyState
              icon={withdrawIcon}
              title={t`Choose a withdrawal`}
              text={t`Who asks, what their money did, and what is known stands here.`}
            />
          </div>
        )}
      </div>
    </div>
  )
}
