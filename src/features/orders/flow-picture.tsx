import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../i18n/format-money.ts'
import { Money } from '../../ui/money.tsx'
import type { Bucket, Unit } from './bucket-days.ts'
import { chartGeometry, frame } from './chart-geometry.ts'
import { useBucketWords } from './use-bucket-words.ts'

/** Place and pattern say which is which before colour does: deposits are solid, withdrawals are hollow, the net is a line. */
export function FlowPicture({ buckets, unit }: { buckets: readonly Bucket[]; unit: Unit }) {
  const { t } = useLingui()
  const words = useBucketWords(unit)
  const { placed, line, zero } = chartGeometry(buckets)
  const net = buckets.reduce((sum, bucket) => sum + bucket.net, 0n)
  const sum = formatMoney(net)
  const first = buckets[0]
  const last = buckets.at(-1)
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={t`Deposits, withdrawals and net result. Net result of the time shown: ${sum}. The figures stand in the table.`}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="h-auto w-full overflow-visible"
      >
        <path d={`M0 ${zero}H${frame.width}`} className="stroke-control-line" strokeDasharray="3 5" />
        {placed.map(({ from, deposited, withdrawn }) => (
          <g key={from}>
            <rect {...deposited} rx="2" className="fill-sky" />
            <rect
              {...withdrawn}
              rx="2"
              className="fill-leaf-wash stroke-leaf"
              strokeWidth={withdrawn.height > 0 ? 1.5 : 0}
            />
          </g>
        ))}
        <path d={line} fill="none" className="stroke-text" strokeWidth="2" strokeLinejoin="round" />
        {placed.map(({ from, x, net: y }) => (
          <circle key={from} cx={x} cy={y} r="3" className="fill-surface stroke-text" strokeWidth="2" />
        ))}
      </svg>
      <div aria-hidden="true" className="figures flex justify-between text-faint text-tiny">
        <span>{first ? words(first.from) : null}</span>
        <span>{last ? words(last.from) : null}</span>
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
        <Key mark="size-3 rounded-edge bg-sky">{t`Deposited`}</Key>
        <Key mark="size-3 rounded-edge border-2 border-leaf bg-leaf-wash">{t`Withdrawn`}</Key>
        <Key mark="h-0.5 w-4 bg-text">
          {t`Net result`} <Money amount={net} kind="change" size="small" />
        </Key>
      </figcaption>
    </figure>
  )
}

function Key({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={mark} />
      {children}
    </span>
  )
}
