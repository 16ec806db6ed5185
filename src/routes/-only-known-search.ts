type Raw = Record<string, unknown>

/**
 * For `validateSearch`: what `read` does not take is not there. The router itself lays what a reader returns over the raw
 * search of the address, so a value that was merely left out would come back unread (router-core, `preMatchSearch`).
 */
export function onlyKnownSearch<Search extends object>(read: (raw: Raw) => Search): (raw: Raw) => Search {
  return raw => {
    const known = read(raw)
    const refused = Object.keys(raw).filter(name => !(name in known))
    return { ...Object.fromEntries(refused.map(name => [name, undefined])), ...known }
  }
}
