import { useLingui } from '@lingui/react/macro'
import type { SportsSlip } from '../../../../contract/sportsbook/sports.ts'
import { Freshness } from '../../../common/freshness.tsx'
import { KeptAnswer } from '../../../common/kept-answer.tsx'
import type { Kept } from '../../../common/use-answer.ts'
import { useMissingRecord } from '../../../records/use-missing-record.ts'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { OddsWriter } from '../use-odds-format.ts'
import { SlipCard } from './slip-card.tsx'

type MySlipsProps = { kept: Kept<readonly SportsSlip[]>; odds: OddsWriter }

/** The member's slips, once the device has them; readable without a network from then on. */
export function MySlips({ kept, odds }: MySlipsProps) {
  const missing = useMissingRecord()
  return (
    <KeptAnswer kept={kept} missing={missing} place={<Skeleton className="h-32 rounded-wide" />}>
      {slips => <SlipList slips={slips} at={kept.at} odds={odds} />}
    </KeptAnswer>
  )
}

type SlipListProps = { slips: readonly SportsSlip[]; at: number | undefined; odds: OddsWriter }

/** Those that are open, then what was settled. */
function SlipList({ slips, at, odds }: SlipListProps) {
  const { t } = useLingui()
  const open = slips.filter(slip => slip.state === 'open')
  const settled = slips.filter(slip => slip.state !== 'open')
  const group = (title: string, rows: readonly SportsSlip[]) =>
    rows.length === 0 ? null : (
      <section className="grid gap-2">
        <h2 className="text-body">{title}</h2>
        {rows.map(slip => (
          <SlipCard key={slip.id} slip={slip} odds={odds} />
        ))}
      </section>
    )
  return (
    <div className="grid gap-4">
      <Freshness
        at={at}
        text={t`This is what your device knows. Slips that were taken are safe on the server.`}
      />
      {slips.length === 0 ? (
        <EmptyState
          icon={receiptIcon}
          title={t`No slips yet`}
          text={t`Press odds to put a selection on your slip.`}
        />
      ) : null}
      {group(t`Open`, open)}
      {group(t`Settled`, settled)}
    </div>
  )
}
