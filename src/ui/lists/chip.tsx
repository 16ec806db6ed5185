import type { ReactNode } from 'react'
import { keepAmounts } from '../text/keep-amounts.tsx'

type ChipProps = {
  children: ReactNode
  chosen?: boolean
  onPress: () => void
  /** A number at the end, such as how many games it holds. */
  count?: number
  disabled?: boolean
}

/** A small switch: filters, providers, quick amounts. Chosen is said, and shown by more than colour (the cut corners). */
export function Chip({ children, chosen = false, onPress, count, disabled = false }: ChipProps) {
  const look = chosen
    ? 'feather-small bg-text text-ground'
    : 'rounded-full bg-raised text-text hover:bg-pressed'
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onPress}
      className={`settle figures inline-flex min-h-11 flex-none items-center gap-1.5 whitespace-nowrap px-4 font-firm text-small press-97 disabled:opacity-45 ${look}`}
    >
      {keepAmounts(children)}
      {count === undefined ? null : <span className="opacity-70">{count}</span>}
    </button>
  )
}
