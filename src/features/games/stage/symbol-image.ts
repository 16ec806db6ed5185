import { symbolSvg } from '../../../../games/art/symbols.ts'

const made = new Map<string, string>()

/** A symbol as the address of a picture: decoded once, drawn any number of times, and cheap to move. */
export function symbolImage(id: string): string {
  const known = made.get(id)
  if (known !== undefined) return known
  const address = `data:image/svg+xml,${encodeURIComponent(symbolSvg(id))}`
  made.set(id, address)
  return address
}
