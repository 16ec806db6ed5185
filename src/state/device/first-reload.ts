import { attempt } from '../member/attempt.ts'

/** So that a part that is gone for good reloads this tab once, and not for ever. */
const placeOf = (part: string) => `arara.reloaded-for:${part}`

/** Whether this tab was not opened anew for that part yet; from here on it was. */
export function isFirstReload(part: string): boolean {
  const wasReloaded = attempt(() => sessionStorage.getItem(placeOf(part)) !== null) ?? true
  attempt(() => sessionStorage.setItem(placeOf(part), 'yes'))
  return !wasReloaded
}
