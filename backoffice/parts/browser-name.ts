const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** "Chrome, Linux" of what a browser calls itself: every one of them claims to be several. */
export function browserName(userAgent: string | null): string | undefined {
  if (userAgent === null || userAgent === '') return undefined
  const browser = browsers.find(([sign]) => userAgent.includes(`${sign}/`))?.[1]
  const system = systems.find(([sign]) => userAgent.includes(sign))?.[1]
  const known = [browser, system].filter(one => one !== undefined)
  return known.length === 0 ? userAgent.slice(0, 40) : known.join(', ')
}
