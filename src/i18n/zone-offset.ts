/** `UTC-3`: how far a clock is from UTC at an instant (epoch milliseconds); the device's own where no zone is named. */
export function zoneOffset(at: number, timeZone?: string): string {
  const clock = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', ...(timeZone && { timeZone }) })
  const name = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC').replace('-', '−')
}
