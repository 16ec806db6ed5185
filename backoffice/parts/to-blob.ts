/** A file as a call gives it, base64, as the browser shows it. */
export function toBlob({ type, file }: { type: string; file: string }): Blob {
  const bytes = Uint8Array.from(atob(file), character => character.charCodeAt(0))
  return new Blob([bytes], { type })
}
