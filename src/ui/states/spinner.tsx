/** Only a picture: what is being waited for says the `aria-busy` element or the text around it. */
export function Spinner({ size = 20 }: { size?: 16 | 20 | 32 }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className="animate-[turn_0.8s_linear_infinite]"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
