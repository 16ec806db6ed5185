/** `maria.silva` → `m*********a`: a file travels, so it names its member only as far as they know themselves. */
export function maskName(name: string): string {
  const letters = [...name.trim()]
  const [first = '', last = ''] = [letters[0], letters.at(-1)]
  if (letters.length < 4) return `${first}***`
  return `${first}${'*'.repeat(letters.length - 2)}${last}`
}
