/** What is kept of where somebody was and what they used. */
export interface Place {
  readonly browser: string
  readonly system: string
  /** The address without its last part; empty where it has no such form. */
  readonly network: string
}

/** The first that fits names it: most browsers also claim to be the ones before them. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|Chrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Names for a person to recognise a device by; the whole text of the browser is not kept. */
export function describePlace(userAgent: string | undefined, ip: string): Place {
  const text = userAgent ?? ''
  const first = (names: typeof browsers) => names.find(([form]) => form.test(text))?.[1] ?? ''
  return { browser: first(browsers), system: first(systems), network: networkOf(ip) }
}

/** `177.45.12.*`, `2804:14d:5c.*`: about a town, never a household. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`
  if (!plain.includes(':')) return ''
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':') ?? ''}:*`
}
