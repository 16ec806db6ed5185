import { useLingui } from '@lingui/react/macro'

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iPhone'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** What a passkey made here is called, until there are two of the same: people know their devices by kind. */
export function useDeviceName(): string {
  const { t } = useLingui()
  const { userAgent } = navigator
  return systems.find(([form]) => form.test(userAgent))?.[1] ?? t`My device`
}
