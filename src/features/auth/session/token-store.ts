export type HeldToken = {
  token: string
  memberId: string
  /** Milliseconds since 1970 at which the bearer ends. */
  endsAt: number
  remembered: boolean
  /** Milliseconds until which a cold start may show the member's own rows before the server has spoken. */
  validUntil: number
}

/** The part of `sessionStorage` that is needed. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type TokenStore = {
  read: () => HeldToken | undefined
  write: (token: HeldToken) => void
  clear: () => void
}

const key = 'arara.session'

/**
 * The bearer token of this tab, in session storage (specification, section 6). Kept in memory too, for browsers that forbid
 * storage: then it lives until the page is left.
 */
export function createTokenStore(storage: TokenStorage): TokenStore {
  let current = readStored(storage)
  return {
    read: () => current,
    write: token => {
      current = token
      quietly(() => storage.setItem(key, JSON.stringify(token)))
    },
    clear: () => {
      current = undefined
      quietly(() => storage.removeItem(key))
    },
  }
}

function readStored(storage: TokenStorage): HeldToken | undefined {
  try {
    const raw: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isHeld(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

/** By hand: a schema would bring its library to the first paint. */
function isHeld(raw: unknown): raw is HeldToken {
  if (typeof raw !== 'object' || raw === null) return false
  const is = (name: keyof HeldToken, type: string) => typeof Reflect.get(raw, name) === type
  return (
    is('token', 'string') &&
    is('memberId', 'string') &&
    is('endsAt', 'number') &&
    is('remembered', 'boolean') &&
    is('validUntil', 'number')
  )
}

function quietly(act: () => void) {
  try {
    act()
  } catch {
    // Storage is forbidden or full; the copy in memory serves.
  }
}
