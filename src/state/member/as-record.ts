/** What an unknown value holds by name; `undefined` for what holds nothing. */
export function asRecord(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof raw === 'object' && raw !== null ? Object.fromEntries(Object.entries(raw)) : undefined
}
