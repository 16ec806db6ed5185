import { useLingui } from '@lingui/react/macro'
import type { RoundTotals as Totals } from '../../../../contract/lobby/games.ts'
import { isSettled, type Kept } from '../../../common/use-answer.ts'
import { usePeriodWords } from '../../../records/filter-bar.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Money } from '../../../ui/text/money.tsx'
import type { LocalTotals } from './use-rounds.ts'

type RoundTotalsProps = { kept: Kept<Totals | null>; local: LocalTotals | undefined }

/** Stakes, what came back and the result: the server's sums, or, before those came, those of the device, and says which. */
export function RoundTotals({ kept, local }: RoundTotalsProps) {
  const { t } = useLingui()
  const period = usePeriodWords()
  const ofServer = kept.answer ?? undefined
  const totals = ofServer ?? (local?.rounds ? local : undefined)
  // Without a round on the device its place stays until the server's sums are there, or cannot be had: what stands below waits.
  if (totals === undefined) return isSettled(kept) ? null : <Skeleton className="h-25.5 rounded-wide" />
  const { rounds, stake, payout } = totals
  const since = ofServer ? period({ from: ofServer.from }) : t`on this device`
  return (
    <section aria-label={t`Totals`} className="grid gap-2 rounded-wide bg-surface p-4 shadow-mid">
      <p className="figures text-faint text-small">
        {t`Rounds: ${rounds}`} · {since}
      </p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(4.5rem,30%),1fr))] gap-2">
        <Sum label={t`Staked`} amount={stake} />
        <Sum label={t`Paid back`} amount={payout} />
        <Sum label={t`Result`} amount={payout - stake} isChange />
      </dl>
    </section>
  )
}

function Sum({ label, amount, isChange = false }: { label: string; amount: bigint; isChange?: boolean }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-faint text-tiny">{label}</dt>
      <dd>
        <Money amount={amount} kind={isChange ? 'change' : 'amount'} size="small" />
      </dd>
    </div>
  )
}
