import { proxy } from 'valtio'
import type { PreferenceStore } from '../device/preferences.ts'
import { tryOrUndefined } from './try-or-undefined.ts'

type HeldStore = PreferenceStore & Pick<Storage, 'removeItem'>

/**
 * Whether a pause, an exclusion or the operator closed offers on this device when it was last looked at. Only for what must be right in
 * the first paint (a banner that advertises); whoever decides reads the breaks themselves.
 */
export const held = proxy({ isHeld: false })

const heldKey = 'arara.held'

export function loadHeld(store: PreferenceStore) {
  held.isHeld = tryOrUndefined(() => store.getItem(heldKey)) === 'yes'
}

/** `false` leaves no trace: whoever takes the device next learns nothing of a pause. */
export function noteHeld(store: HeldStore, isHeld: boolean) {
  if (held.isHeld === isHeld) return
  held.isHeld = isHeld
  tryOrUndefined(() => (isHeld ? store.setItem(heldKey, 'yes') : store.removeItem(heldKey)))
}
