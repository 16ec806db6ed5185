type IconProps = {
  /** One of the paths of `icons/*-icons.ts`, on a 24 × 24 field. */
  shape: string
  size?: 16 | 20 | 24 | 32 | 40
  /** The chosen state of a tab or a heart. `wash` fills it with a quarter of its colour. */
  filled?: boolean | 'wash'
  className?: string
}

/** A picture beside words; it is never the only bearer of a meaning, so screen readers pass over it. */
export function Icon({ shape, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`flex-none ${className ?? ''}`}
      fill={filled ? 'currentColor' : 'none'}
      fillOpacity={filled === 'wash' ? 0.28 : undefined}
      stroke="currentColor"
      strokeWidth={size <= 20 ? 2.1 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  )
}
