import { keepAmounts } from '../text/keep-amounts.tsx'

type ProgressProps = {
  label: string
  /** Both in the same unit; the bar is full at `max`. */
  value: number
  max: number
  /** What stands at the end in words, such as "R$ 40 of R$ 100". */
  text?: string
  tone?: 'wing' | 'leaf' | 'sky'
}

const fills = { wing: 'wing', leaf: 'bg-leaf', sky: 'bg-sky' }

export function Progress({ label, value, max, text, tone = 'leaf' }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className="grid gap-1.5">
      {/* Where both do not fit beside each other the figures take a line of their own. */}
      <div className="flex flex-wrap justify-between gap-x-3 text-small">
        <span className="font-firm text-soft">{keepAmounts(label)}</span>
        <span className="figures ms-auto text-end font-firm">
          {keepAmounts(text) ?? `${Math.floor(share * 100)}%`}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full bg-ground-deep inset-ring inset-ring-hairline"
      >
        {/* Slid, not stretched: the wing keeps its proportions and only a transform moves. */}
        <div
          className={`settle h-full w-full rounded-full ${fills[tone]}`}
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </div>
    </div>
  )
}
