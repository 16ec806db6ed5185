import type { ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'

type MainButtonProps = {
  onPress: () => void
  disabled?: boolean
  /** A call is on its way: keeps its width and its focus, and ignores presses. */
  busy?: boolean
  children: ReactNode
}

/** The one main action of a game, in the game's own light. */
export function MainButton({ onPress, disabled = false, busy = false, children }: MainButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress()
      }}
      className="feather settle relative min-h-14 w-full bg-(--game-accent) px-4 font-bold font-display text-(--game-ground) text-lead shadow-mid active:scale-98 disabled:opacity-45"
    >
      <span className={busy ? 'opacity-0' : ''}>{children}</span>
      {busy ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  )
}
