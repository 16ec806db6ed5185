import { tryOrUndefined } from './member/try-or-undefined.ts'

const key = 'arara.api-base'

export type ApiBase = {
  /** Origin of the API; empty for the page's own. */
  read: () => string
  /** No visit before this one learned where calls go: nothing of the server's is on the device yet. */
  isFirstVisit: boolean
  /** Resolves at once when the base is known from before; on a first visit when `/config.json` has answered, or has not. */
  known: Promise<void>
}

type Surroundings = { storage: Pick<Storage, 'getItem' | 'setItem'>; fetchConfig: () => Promise<unknown> }

/** Where all calls go (`/config.json`): the stored answer serves at once and is refreshed behind. */
export function openApiBase({ storage, fetchConfig }: Surroundings): ApiBase {
  const stored = storage.getItem(key)
  let base = stored ?? ''
  const refreshed = fetchConfig().then(
    config => {
      const given = readBase(config)
      if (given === undefined) return
      base = given
      tryOrUndefined(() => storage.setItem(key, given))
    },
    // Offline, or a server that has none: what was known stays.
    () => undefined,
  )
  return {
    read: () => base,
    isFirstVisit: stored === null,
    known: stored === null ? refreshed : Promise.resolve(),
  }
}

/** Only an origin over http(s), or nothing: anything else would send tokens to who knows where. */
function readBase(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null || !('apiBase' in config)) return undefined
  const { apiBase } = config
  if (apiBase === '') return ''
  if (typeof apiBase !== 'string' || !URL.canParse(apiBase)) return undefined
  const { protocol, origin } = new URL(apiBase)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
