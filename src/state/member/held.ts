import { proxy } from 'valtio'
import type { PreferenceStore } from '../device/preferences.ts'
import { tryOrUndefined } from './try-or-undefined.ts'

type HeldStore = PreferenceStore & Pick<Storage, 'removeItem'>

/**
 * Whether a time-out, a self-exclusion or the operator had closed offers on this device at the last check. Only for what must be right
 * in the first paint (a banner that advertises); code that decides reads the breaks themselves.
 */
export const held = proxy({ isHeld: false })

const heldKey = 'arara.held'

export function loadHeld(store: PreferenceStore) {
  held.isHeld = tryOrUndefined(() => store.getItem(heldKey)) === 'yes'
}

/** `false` leaves no trace: the next person to use the device learns nothing of a time-out. */
export function recordHeld(store: HeldStore, isHeld: boolean) {
  if (held.isHeld === isHeld) return
  held.isHeld = isHeld
  tryOrUndefined(() => (isHeld ? store.setItem(heldKey, 'yes') : store.removeItem(heldKey)))
}
