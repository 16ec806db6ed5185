type BrandProps = {
  /** The operator's own; Arara by default. */
  name?: string
  /** Address of the operator's own sign. */
  logo?: string | undefined
  /** The sign alone, where there is no room for the name. */
  compact?: boolean
}

/** The house's sign: a macaw's head, and the name in the display face. */
export function Brand({ name = 'Arara', logo, compact = false }: BrandProps) {
  return (
    <span className="inline-flex items-center gap-2">
      {logo ? <img src={logo} alt="" width={36} height={36} className="size-9" /> : <Macaw />}
      <span className={compact ? 'sr-only' : 'font-display font-loud text-title tracking-[-0.03em]'}>
        {name}
      </span>
    </span>
  )
}

function Macaw() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" width="36" height="36" className="flex-none">
      <path fill="#2f9fe0" d="M4 62V34A30 30 0 0 1 8 20l14 42z" />
      <path fill="#ffc83d" d="M8 20a30 30 0 0 1 6-7l20 49H22z" />
      <path fill="#e0392a" d="M14 13A26 26 0 0 1 32 6h4a22 22 0 0 1 22 22H42a12 12 0 0 0-12 12v12z" />
      <path fill="#f1f5ea" d="M30 40a14 14 0 0 1 12-14h16v2L44 44z" />
      <path fill="#06171a" d="M42 28h16v10a18 18 0 0 1-10 16V42a8 8 0 0 0-6-8z" />
      <circle cx="38" cy="22" r="3.2" fill="#06171a" />
    </svg>
  )
}
