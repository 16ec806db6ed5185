import { tryOrUndefined } from '../member/try-or-undefined.ts'

/** So that a part that is gone for good reloads this tab once, and not for ever. */
const placeOf = (part: string) => `arara.reloaded-for:${part}`

/** Whether this tab was not opened anew for that part yet; from here on it was. */
export function isFirstReload(part: string): boolean {
  const wasReloaded = tryOrUndefined(() => sessionStorage.getItem(placeOf(part)) !== null) ?? true
  tryOrUndefined(() => sessionStorage.setItem(placeOf(part), 'yes'))
  return !wasReloaded
}
