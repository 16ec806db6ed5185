import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './states/spinner.tsx'
import { keepAmounts } from './text/keep-amounts.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `main` is sun yellow: one a screen. */
  tone?: ButtonTone
  size?: ButtonSize
  wide?: boolean
  /** Shows a spinner, keeps its width and its focus, and ignores presses. */
  busy?: boolean
  icon?: string
}

export function Button({
  tone,
  size,
  wide,
  busy = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A disabled element would lose focus in the middle of a submission; so a busy one only refuses.
  const refuseWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={refuseWhileBusy}
      className={`relative ${buttonClass({ tone, size, wide })}`}
    >
      <span
        className={`inline-flex items-center gap-2 ${icon ? 'text-start' : ''} ${busy ? 'opacity-0' : ''}`}
      >
        {icon ? <Icon shape={icon} size={20} /> : null}
        {keepAmounts(children)}
      </span>
      {busy ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  )
}
