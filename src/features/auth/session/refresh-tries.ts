import { tryOrUndefined } from '../../../state/member/try-or-undefined.ts'

/** Names a refresh until it is answered, so that the server knows the try whose answer was lost (`/api/auth/refresh`). */
type RefreshTries = {
  /** The name of the try that waits for its answer, or of a new one; the same in every tab, also after the app was closed. */
  current: () => string
  /** It was answered. */
  end: () => void
}

const key = 'arara.refresh-try'

/** A browser that forbids storage names every try anew: its lost answers are forgiven for a minute only. */
export function createRefreshTries(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newName: () => string,
): RefreshTries {
  return {
    current: () => {
      const known = tryOrUndefined(() => storage.getItem(key))
      if (known) return known
      const name = newName()
      tryOrUndefined(() => storage.setItem(key, name))
      return name
    },
    end: () => {
      tryOrUndefined(() => storage.removeItem(key))
    },
  }
}
