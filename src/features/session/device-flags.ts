import { attempt } from '../../state/attempt.ts'
import { session } from '../../state/session.ts'

/** Two facts of this device that must outlive the tab and need no database. */
export type DeviceFlags = {
  /** A refresh cookie should be there: worth asking for a session at a cold start, even where IndexedDB is missing. */
  isRemembered: () => boolean
  setRemembered: (on: boolean) => void
  /** A sign-out that the server has not heard of yet. */
  isRevocationDue: () => boolean
  setRevocationDue: (on: boolean) => void
}

const rememberedKey = 'arara.remembered'
const revocationKey = 'arara.revocation-due'

export function createDeviceFlags(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DeviceFlags {
  const isSet = (key: string) => attempt(() => storage.getItem(key) === 'yes') ?? false
  const set = (key: string, on: boolean) => {
    attempt(() => (on ? storage.setItem(key, 'yes') : storage.removeItem(key)))
  }
  return {
    isRemembered: () => isSet(rememberedKey),
    setRemembered: on => set(rememberedKey, on),
    isRevocationDue: () => isSet(revocationKey),
    setRevocationDue: on => set(revocationKey, on),
  }
}

/**
 * A session may be had for the asking: by the flag alone where there are no rows, by the rows alone where the session's end was told
 * just before the page was left; never by a cookie that is to be revoked.
 */
export function mayHaveCookie(flags: Pick<DeviceFlags, 'isRemembered' | 'isRevocationDue'>): boolean {
  return !flags.isRevocationDue() && (flags.isRemembered() || session.now.status === 'remembered')
}
