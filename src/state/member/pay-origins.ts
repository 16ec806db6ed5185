import { proxy } from 'valtio'

/** Origins whose pages a deposit may lead to, as `/config.json` lists them; none until it is loaded. */
export const payOrigins = proxy<{ allowed: string[] }>({ allowed: [] })

export function recordPayOrigins(config: unknown) {
  if (typeof config !== 'object' || config === null || !('payOrigins' in config)) return
  const { payOrigins: shown } = config
  if (!Array.isArray(shown)) return
  payOrigins.allowed = shown.filter(origin => typeof origin === 'string')
}

/**
 * The address of a payment page, or nothing: only an origin of the operator's list, and nothing weaker than HTTPS unless
 * this page itself came without it (a demo on one's own machine).
 */
export function readPayUrl(
  raw: string | null,
  allowed: readonly string[],
  ownProtocol: string,
): string | undefined {
  if (raw === null || !URL.canParse(raw)) return undefined
  const { protocol, origin, href, username } = new URL(raw)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ownProtocol === 'http:')
  return isSafe && username === '' && allowed.includes(origin) ? href : undefined
}
