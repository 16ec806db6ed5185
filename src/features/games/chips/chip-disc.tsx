import './chips.css'
import { formatAmount, withoutEmptyCents } from '../../../i18n/format-money.ts'
import { withoutEndZeros } from '../words/times-text.ts'

/** `500n` → `5`, `250n` → `2,50`, `500000n` → `5k`: an amount that fits upon a chip. */
export function chipText(stake: bigint): string {
  if (stake >= 100_000n && stake % 10_000n === 0n) return `${withoutEndZeros(formatAmount(stake / 1000n))}k`
  return withoutEmptyCents(formatAmount(stake))
}

type ChipDiscProps = { stake: bigint; isGhost?: boolean; isLoose?: boolean | undefined }

/** A chip as it lies on the felt. `isGhost`: of the round before, only its place. `isLoose`: part of it is not in the round yet. */
export function ChipDisc({ stake, isGhost = false, isLoose = false }: ChipDiscProps) {
  return (
    <span
      className="chip figures"
      data-ghost={isGhost || undefined}
      data-loose={isLoose || undefined}
      aria-hidden="true"
    >
      {isGhost ? null : chipText(stake)}
    </span>
  )
}
