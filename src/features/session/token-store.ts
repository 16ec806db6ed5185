import * as z from 'zod/mini'

const held = z.object({
  token: z.string(),
  memberId: z.string(),
  /** Milliseconds since 1970 at which the bearer ends. */
  endsAt: z.number(),
  remembered: z.boolean(),
  /** Milliseconds until which a cold start may show the member's own rows before the server has spoken. */
  validUntil: z.number(),
})
export type HeldToken = z.output<typeof held>

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
    const parsed = z.safeParse(held, JSON.parse(storage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

function quietly(act: () => void) {
  try {
    act()
  } catch {
    // Storage is forbidden or full; the copy in memory serves.
  }
}
