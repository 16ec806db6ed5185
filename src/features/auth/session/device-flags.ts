import { session } from '../../../state/member/session.ts'
import { tryOrUndefined } from '../../../state/member/try-or-undefined.ts'

/** Two facts of this device that must outlive the tab and need no database. */
export type DeviceFlags = {
  /** A refresh cookie should be there: worth asking for a session at a cold start, even where IndexedDB is missing. */
  isRemembered: () => boolean
  /** Whose cookie it is: the last who signed in to stay. Undefined: there is none. */
  setRemembered: (memberId: string | undefined) => void
  /** It is known to be another member's than this one's. */
  isOfAnother: (memberId: string | undefined) => boolean
  /** A sign-out that the server has not heard of yet. */
  isRevocationDue: () => boolean
  setRevocationDue: (on: boolean) => void
}

const rememberedKey = 'arara.remembered'
/** Where a flag says no more than that: of every revocation, and of a cookie that an earlier build was given. */
const yes = 'yes'
const revocationKey = 'arara.revocation-due'

export function createDeviceFlags(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DeviceFlags {
  const read = (key: string) => tryOrUndefined(() => storage.getItem(key)) ?? undefined
  const write = (key: string, text: string | undefined) => {
    tryOrUndefined(() => (text ? storage.setItem(key, text) : storage.removeItem(key)))
  }
  return {
    isRemembered: () => read(rememberedKey) !== undefined,
    setRemembered: memberId => write(rememberedKey, memberId),
    isOfAnother: memberId => ![undefined, yes, memberId].includes(read(rememberedKey)),
    isRevocationDue: () => read(revocationKey) === yes,
    setRevocationDue: on => write(revocationKey, on ? yes : undefined),
  }
}

/**
 * Whether a session may be renewed by asking: the flag alone suffices where there are no rows; the rows alone suffice where the end
 * of the session was reported just before the page was left. Never with a cookie that is to be revoked.
 */
export function mayHaveCookie(flags: Pick<DeviceFlags, 'isRemembered' | 'isRevocationDue'>): boolean {
  return !flags.isRevocationDue() && (flags.isRemembered() || session.now.status === 'remembered')
}
