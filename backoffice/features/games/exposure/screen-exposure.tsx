import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Exposure, OpenGame, OpenMatch } from '../../../../contract/games/exposure.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { coinsIcon } from '../../../../src/ui/icons/money-icons.ts'
import { type Column, DataTable } from '../../../../src/ui/lists/data-table.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { Alarm } from '../../../parts/alarm.tsx'
import { Figure } from '../../../parts/figure.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useExposure } from './use-exposure.ts'

/** What open bets could still win of the operator: in all, per game, per match. */
export function ScreenExposure() {
  const { t } = useLingui()
  const { list, reader } = useExposure()
  const sentence = useCallSentence()
  useEffect(() => {
    document.title = `${t`Liability`} · Arara`
  }, [t])
  const [shown] = list.status === 'ready' ? list.rows : []
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <div className="head-row min-h-11 items-center gap-2">
        <div>
          <h1 className="text-title">{t`Liability`}</h1>
          <p className="text-small text-soft">{t`What open bets could still win at most, stakes included.`}</p>
          <Freshness list={list} />
        </div>
        <RefreshButton onRefresh={reader.refresh} />
      </div>
      {list.status === 'loading' ? <Skeleton className="h-60 rounded-wide" /> : null}
      {list.status === 'failed' ? (
        <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
      ) : null}
      {list.status === 'ready' ? <StaleNotice failure={list.failure} /> : null}
      {shown ? <Sums shown={shown} /> : null}
      {shown ? <Games shown={shown} /> : null}
      {shown && shown.matches.length > 0 ? <Matches shown={shown} /> : null}
    </div>
  )
}

function Sums({ shown }: { shown: Exposure }) {
  const { t } = useLingui()
  const bound = formatMoney(shown.alarm_above)
  const [round, member, selection] = [shown.round_max_win, shown.member_match_max, shown.selection_max].map(
    amount => formatMoney(amount),
  )
  return (
    <div className="grid gap-3">
      {shown.over > 0 ? (
        <Alarm isLate>{t`Marked games and matches could win more than ${bound}.`}</Alarm>
      ) : null}
      <header className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-4">
          <Figure name={t`Could win`} amount={shown.most} />
          <Figure name={t`Staked`} amount={shown.stake} />
        </dl>
        <p className="text-faint text-small">
          {keepAmounts(
            t`Bounds: ${round} a round, ${member} for a member’s slips on a match, ${selection} on one selection. Alarm above ${bound}.`,
          )}
        </p>
      </header>
    </div>
  )
}

/** A figure above the alarm is marked by more than its colour. */
function Most({ most, alarm }: { most: bigint; alarm: bigint }) {
  const { t } = useLingui()
  if (most <= alarm) return formatMoney(most)
  return (
    <strong className="text-scarlet-text">
      <span aria-hidden="true">▲ </span>
      <span className="sr-only">{t`Above the alarm:`} </span>
      {keepAmounts(formatMoney(most))}
    </strong>
  )
}

function Games({ shown }: { shown: Exposure }) {
  const { t } = useLingui()
  if (shown.games.length === 0) {
    return <EmptyState icon={coinsIcon} title={t`No bet is open.`} />
  }
  const columns: readonly Column<OpenGame>[] = [
    { id: 'name', title: t`Game`, cell: row => row.name },
    { id: 'bets', title: t`Bets`, align: 'end', cell: row => row.bets },
    { id: 'stake', title: t`Staked`, align: 'end', cell: row => formatMoney(row.stake) },
    {
      id: 'most',
      title: t`Could win`,
      align: 'end',
      cell: row => <Most most={row.most} alarm={shown.alarm_above} />,
    },
  ]
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{t`Games`}</h2>
      <DataTable caption={t`Games`} columns={columns} rows={shown.games} keyOf={row => row.id} />
    </section>
  )
}

function Matches({ shown }: { shown: Exposure }) {
  const { t } = useLingui()
  const language = useLanguage()
  const columns: readonly Column<OpenMatch>[] = [
    {
      id: 'match',
      title: t`Match`,
      cell: row => (
        <span className="grid">
          <span>{`${row.home} – ${row.away}`}</span>
          <span className="text-faint">{formatDate(Date.parse(row.kicks_off_at), 'moment', language)}</span>
        </span>
      ),
    },
    { id: 'slips', title: t`Slips`, align: 'end', cell: row => row.bets },
    {
      id: 'fullest',
      title: t`Fullest selection`,
      align: 'end',
      cell: row => `${row.fullest.market} ${row.fullest.pick} · ${formatMoney(row.fullest.most)}`,
    },
    {
      id: 'most',
      title: t`Could win`,
      align: 'end',
      cell: row => <Most most={row.most} alarm={shown.alarm_above} />,
    },
  ]
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{t`Matches`}</h2>
      <DataTable
        caption={t`Matches`}
        columns={columns}
        rows={shown.matches}
        keyOf={row => `${row.game_id} ${row.id}`}
      />
    </section>
  )
}
