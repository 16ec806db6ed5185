/** The first sentence of each field that was refused. */
export function fieldSentences(
  errors: Readonly<Record<string, readonly string[]>> = {},
): Record<string, string> {
  const entries = Object.entries(errors).flatMap(([field, [first]]) =>
    first === undefined ? [] : [[field, first] as const],
  )
  return Object.fromEntries(entries)
}
