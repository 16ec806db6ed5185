/** The kite of the June feasts, with its tail of ribbons. */
export function KiteShape() {
  return (
    <svg viewBox="-70 -100 140 360" className="crash-kite" aria-hidden="true" focusable="false">
      <path fill="#ff4d6d" d="M0-92L62 0L0 0Z" />
      <path fill="#ffd166" d="M0-92L-62 0L0 0Z" />
      <path fill="#06d6a0" d="M62 0L0 112L0 0Z" />
      <path fill="#3a86ff" d="M-62 0L0 112L0 0Z" />
      <path d="M0-92V112M-62 0H62" stroke="#fff8" strokeWidth="4" />
      <path d="M0 112Q-40 150 4 184T-8 254" fill="none" stroke="#fff" strokeWidth="4" />
      <path fill="#ff4d6d" d="M-24 142l-26-10v24zM-22 142l24-14v26z" />
      <path fill="#ffd166" d="M4 186l-24-14v26zM6 186l26-10v24z" />
    </svg>
  )
}
