import { encode } from 'uqr'

type QrCodeProps = {
  /** What a phone reads out of it. */
  text: string
  /** For people who cannot see it, such as "Pix QR code". */
  label: string
}

/** Always dark on white with its quiet zone, in the dark theme too: bank apps read nothing else reliably. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-corner"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}h${-size}z`} />
      <path fill="#06171a" d={modulesPath(data)} />
    </svg>
  )
}

/** One run of dark modules after the other: a tenth of the nodes of one rectangle each. */
export function modulesPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  rows.forEach((row, y) => {
    let start = -1
    for (let x = 0; x <= row.length; x++) {
      if (row[x] && start < 0) start = x
      if (row[x] || start < 0) continue
      runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
      start = -1
    }
  })
  return runs.join('')
}
