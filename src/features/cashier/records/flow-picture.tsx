import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChartFlow } from '../../../ui/chart/chart-flow.tsx'
import { Money } from '../../../ui/text/money.tsx'
import type { Bucket, Unit } from './bucket-days.ts'
import { useBucketWords } from './use-bucket-words.ts'

export function FlowPicture({ buckets, unit }: { buckets: readonly Bucket[]; unit: Unit }) {
  const { t } = useLingui()
  const words = useBucketWords(unit)
  const net = buckets.reduce((sum, bucket) => sum + bucket.net, 0n)
  const sum = formatMoney(net)
  return (
    <ChartFlow
      label={t`Deposits, withdrawals and their difference. Withdrawn minus deposited in the time shown: ${sum}. The figures stand in the table.`}
      points={buckets.map(({ from, deposited, withdrawn, net: rest }) => ({
        id: from,
        solid: Number(deposited),
        hollow: Number(withdrawn),
        line: Number(rest),
      }))}
      ends={[words(buckets[0]?.from ?? ''), words(buckets.at(-1)?.from ?? '')]}
      keys={{
        solid: { label: t`Deposited`, figure: null },
        hollow: { label: t`Withdrawn`, figure: null },
        line: {
          label: t`Withdrawn minus deposited`,
          figure: <Money amount={net} kind="change" size="small" />,
        },
      }}
    />
  )
}
