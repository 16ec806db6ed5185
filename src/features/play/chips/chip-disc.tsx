import './chips.css'
import { formatAmount, withoutEmptyCents } from '../../../i18n/format-money.ts'

/** `500n` → `5`, `250n` → `2,50`, `500000n` → `5k`: an amount that fits upon a chip. */
export function chipText(stake: bigint): string {
  if (stake >= 100_000n && stake % 10_000n === 0n)
    return `${formatAmount(stake / 1000n).replace(/[.,]?0+$/, '')}k`
  return withoutEmptyCents(formatAmount(stake))
}

/** A chip as it lies on the felt. `isGhost`: of the round before, only its place. */
export function ChipDisc({ stake, isGhost = false }: { stake: bigint; isGhost?: boolean }) {
  return (
    <span className="chip figures" data-ghost={isGhost || undefined} aria-hidden="true">
      {isGhost ? null : chipText(stake)}
    </span>
  )
}
