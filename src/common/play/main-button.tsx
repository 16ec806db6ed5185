import type { ReactNode } from 'react'
import { Spinner } from '../../ui/states/spinner.tsx'

type MainButtonProps = {
  onPress: () => void
  disabled?: boolean
  /** A call is on its way. */
  busy?: boolean
  children: ReactNode
}

/**
 * The one main action of a game, in the game's own light. It refuses presses rather than being disabled: a disabled element
 * loses its focus, and a round has many moments in which nothing can be pressed.
 */
export function MainButton({ onPress, disabled = false, busy = false, children }: MainButtonProps) {
  const isOff = disabled || busy
  return (
    <button
      type="button"
      data-main
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
      className={`feather settle relative min-h-14 w-full bg-(--game-accent) px-4 font-bold font-display text-(--game-ground) text-lead shadow-mid ${isOff ? '' : 'press-98'} ${disabled ? 'opacity-45' : ''}`}
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
