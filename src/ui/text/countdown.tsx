import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../icon.tsx'
import { clockIcon } from '../icons/shell-icons.ts'

type CountdownProps = {
  /** Before the figures: "Expires in". */
  label: string
  /** Both epoch milliseconds, of the same clock. */
  until: number
  now: number
  onElapsed?: () => void
}

/** Time that is left, without hurry: it neither blinks nor reddens, and screen readers read it only when they come by. */
export function Countdown({ label, until, now, onElapsed }: CountdownProps) {
  const leftMs = Math.max(0, until - now)
  const elapsed = leftMs === 0
  const notify = useEffectEvent(() => onElapsed?.())
  useEffect(() => {
    if (elapsed) notify()
  }, [elapsed])
  return (
    <span role="timer" className="inline-flex items-center gap-1.5 text-small text-soft">
      <Icon shape={clockIcon} size={16} />
      {label} <span className="figures font-bold font-display text-body text-text">{clockText(leftMs)}</span>
    </span>
  )
}

/** `mm:ss`, or `h:mm:ss` from an hour up; the last second counts until it is over. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  const pad = (part: number) => String(part).padStart(2, '0')
  const tail = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${tail}` : tail
}
