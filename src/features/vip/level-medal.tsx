import { Icon } from '../../ui/icon.tsx'
import { crownIcon } from '../../ui/icons/money-icons.ts'

/** The level as a feather to wear: its number under the crown. */
export function LevelMedal({ level, size = 'large' }: { level: number; size?: 'large' | 'small' }) {
  const look = size === 'large' ? 'feather size-20 text-title' : 'feather-small size-12 text-body'
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-content-center justify-items-center bg-sun text-sun-ink shadow-sun ${look}`}
    >
      <Icon shape={crownIcon} size={size === 'large' ? 24 : 16} />
      <span className="figures font-bold font-display leading-none">{level}</span>
    </span>
  )
}
