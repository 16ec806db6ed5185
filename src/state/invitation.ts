/** An invitation code is short text; anything else in `?code=` is not one. */
const codePattern = /^[A-Za-z0-9_-]{4,32}$/
const storeKey = 'arara.invitation'

/** Keeps `?code=` for the registration, whichever page the invited friend opens first, until it is used or replaced. */
export function keepInvitation(store: Pick<Storage, 'getItem' | 'setItem'>, search: string) {
  const code = new URLSearchParams(search).get('code')
  if (code === null || !codePattern.test(code)) return
  try {
    store.setItem(storeKey, code)
  } catch {
    // Storage is forbidden: the code is still in the address, from where the registration can be filled by hand.
  }
}

export function readInvitation(store: Pick<Storage, 'getItem'>): string {
  try {
    return store.getItem(storeKey) ?? ''
  } catch {
    return ''
  }
}
