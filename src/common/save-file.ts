/** Hands a file to the member, made on this device: nothing leaves it. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; the address must outlive the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
