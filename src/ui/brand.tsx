type BrandProps = {
  /** The operator's own; Arara by default. */
  name?: string
  /** Address of the operator's own sign. */
  logo?: string | undefined
  /** The sign alone, where there is no room for the name. */
  compact?: boolean
}

/** The site's sign, a macaw as close as it comes to one, and the name in the display face. */
export function Brand({ name = 'Arara', logo, compact = false }: BrandProps) {
  return (
    <span className="inline-flex items-center gap-2">
      {logo ? <img src={logo} alt="" width={36} height={36} className="size-9 object-contain" /> : <Macaw />}
      <span className={compact ? 'sr-only' : 'font-display font-loud text-title tracking-[-0.03em]'}>
        {name}
      </span>
    </span>
  )
}

/** The same drawing as `/icons/icon.svg`, here because the first paint waits for no picture. */
function Macaw() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" width="36" height="36" className="feather-small flex-none">
      <path fill="#e0392a" d="M0 0h64v64H0z" />
      <path fill="#ffc83d" d="M0 24a40 40 0 0 1 40 40H0z" />
      <path fill="#2fa866" d="M0 37a27 27 0 0 1 27 27H0z" />
      <path fill="#2f9fe0" d="M0 46a18 18 0 0 1 18 18H0z" />
      <path fill="#fbf7ea" d="M22 25A16 16 0 0 1 38 9h8v20L36 44a18 18 0 0 1-14-19z" />
      <path
        fill="#0a1f22"
        d="M46 9c11 0 18 7 18 18 0 17-9 27-21 32 3-7 2-13-5-16-4-2-6-5-6-8 0-5 4-7 8-9 4-2 6-6 6-17z"
      />
      <circle cx="33.5" cy="21" r="4" fill="#ffc83d" />
      <circle cx="33.5" cy="21" r="2.3" fill="#0a1f22" />
    </svg>
  )
}
