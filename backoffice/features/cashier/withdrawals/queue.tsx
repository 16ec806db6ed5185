import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReviewItem, reviewItem } from '../../../../contract/operations/backoffice.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { receiptIcon } from '../../../../src/ui/icons/money-icons.ts'
import { checkIcon, searchIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { useNow } from '../../../../src/ui/use-now.ts'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { StateFilter } from '../../../state/place.ts'
import type { WithdrawalFilters } from '../../../state/withdrawal-filters.ts'
import { FilterButton } from './filter-button.tsx'
import { QueueRow } from './queue-row.tsx'
import { useStateWords } from './state-words.ts'

type QueueProps = {
  filter: StateFilter
  filters: WithdrawalFilters
  openId: string | undefined
  list: ListState<ReviewItem>
  reader: ListReader<ReviewItem>
}

const shownStates: readonly StateFilter[] = [...reviewItem.shape.state.options, 'all']

/** Title, filters and age, over the whole width; on a phone one under the other. */
export function QueueHead({ filter, filters, list, reader }: Omit<QueueProps, 'openId'>) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const words = useStateWords()
  return (
    <header className="grid gap-3 *:min-w-0">
      <div className="head-row items-center gap-x-6 gap-y-3">
        <div className="min-h-11">
          <h1 className="text-title">{t`Withdrawals`}</h1>
          <p className="flex flex-wrap items-center gap-x-2">
            <Total filter={filter} list={list} />
            <Freshness list={list} />
          </p>
        </div>
        <div className="flex items-center gap-2">
          <FilterButton state={filter} filters={filters} />
          <RefreshButton onRefresh={reader.refresh} />
        </div>
      </div>
      <ChipRow
        options={shownStates}
        words={words}
        chosen={filter}
        onChoose={state => place.go({ screen: 'withdrawals', state, id: undefined, filters })}
        className="rail:mx-0 rail:flex-wrap rail:px-0"
      />
    </header>
  )
}

function Total({ filter, list }: Pick<QueueProps, 'filter' | 'list'>) {
  const { t } = useLingui()
  if (list.status !== 'ready' || filter !== 'pending' || list.rows.length === 0) return null
  const count = list.rows.length
  const sum = formatMoney(list.rows.reduce((total, row) => total + row.money, 0n))
  const text = list.hasMore
    ? t`more than ${plural(count, { one: '# waits', other: '# wait' })}`
    : t`${plural(count, { one: '# waits', other: '# wait' })} · ${sum}`
  return <span className="figures text-small text-soft">{keepAmounts(text)}</span>
}

export function QueueRows({ filter, filters, openId, list, reader }: QueueProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const now = useNow(20_000, useBackOffice().now)
  if (list.status === 'loading') return <Loading />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  if (list.rows.length === 0 && !list.hasMore) return <Nothing filter={filter} filters={filters} />
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul
        aria-label={t`Withdrawals`}
        className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
      >
        {list.rows.map(item => (
          <QueueRow
            key={item.id}
            item={item}
            filter={filter}
            filters={filters}
            isOpen={item.id === openId}
            now={now}
          />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
    </div>
  )
}

function Nothing({ filter, filters }: Pick<QueueProps, 'filter' | 'filters'>) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState icon={searchIcon} title={t`Nothing fits these filters.`}>
        <Button onClick={() => place.go({ screen: 'withdrawals', state: filter, id: undefined })}>
          {t`Without filters`}
        </Button>
      </EmptyState>
    )
  }
  return filter === 'pending' ? (
    <EmptyState
      icon={checkIcon}
      title={t`Nobody is waiting.`}
      text={t`New requests appear here by themselves.`}
    />
  ) : (
    <EmptyState icon={receiptIcon} title={t`No withdrawals in this state.`} />
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px overflow-hidden rounded-wide">
      {['first', 'second', 'third', 'fourth'].map(row => (
        <Skeleton key={row} className="h-27 w-full" />
      ))}
    </div>
  )
}
