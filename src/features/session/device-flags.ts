import { attempt } from '../../state/attempt.ts'

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
