import * as z from 'zod/mini'
import { readNetworks } from '../http/networks.ts'
import { optionalWhole } from './config-variables.ts'

export interface BackofficeConfig {
  /** Where operators reach the back office, without `/backoffice`; the players' site unless it stands apart. */
  readonly url: string
  /** The relying-party id of their passkeys: the host of `url`, or a domain above it. */
  readonly rpId: string
  /** Its own listener; `undefined`: it is served beside the players' pages. */
  readonly place:
    | { readonly host: string; readonly port: number; readonly trustedProxies: number }
    | undefined
  /** Whether it is served to this address. */
  readonly allows: (ip: string) => boolean
}

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
const host = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

export const backofficeVariables = {
  BACKOFFICE_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'must be an origin such as https://desk.example.com')),
  ),
  BACKOFFICE_RP_ID: z.optional(z.string().check(z.regex(host, 'must be a host such as desk.example.com'))),
  BACKOFFICE_HOST: z.optional(z.string()),
  BACKOFFICE_PORT: optionalWhole(1, 65_535),
  BACKOFFICE_TRUSTED_PROXIES: optionalWhole(0, 10),
  BACKOFFICE_ALLOW: z.optional(
    z
      .string()
      .check(
        z.refine(
          text => readNetworks(text).unreadable.length === 0,
          'must be addresses and networks such as 10.0.0.0/8, separated by spaces',
        ),
      ),
  ),
}
type Given = z.output<z.ZodMiniObject<typeof backofficeVariables>>

interface Beside {
  readonly mode: 'demo' | 'production'
  readonly siteUrl: string
  /** Of the players' listener. */
  readonly host: string
  readonly port: number
  readonly trustedProxies: number
}

/** A browser makes no passkey for a host that is neither the page's own nor above it. */
export function mistakesOfBackoffice(given: Given, beside: Beside): string[] {
  const { url, rpId, place } = toBackoffice(given, beside)
  const mistakes: string[] = []
  if (!isWithin(new URL(url).hostname, rpId)) {
    mistakes.push(`BACKOFFICE_RP_ID must be ${new URL(url).hostname} or a domain above it`)
  }
  if (place === undefined) {
    if (given.BACKOFFICE_HOST !== undefined) mistakes.push('BACKOFFICE_HOST needs BACKOFFICE_PORT')
    return mistakes
  }
  if (place.port === beside.port) mistakes.push('BACKOFFICE_PORT and PORT must differ')
  if (place.trustedProxies > beside.trustedProxies) {
    mistakes.push('BACKOFFICE_TRUSTED_PROXIES must not be above TRUSTED_PROXIES')
  }
  if (beside.mode !== 'production') return mistakes
  if (given.BACKOFFICE_URL === undefined) mistakes.push('BACKOFFICE_URL must be set beside BACKOFFICE_PORT')
  // Else a page of the players' site could ask for the operators' passkeys.
  else if (isWithin(new URL(beside.siteUrl).hostname, rpId)) {
    mistakes.push('BACKOFFICE_RP_ID must not be the host of SITE_URL or a domain above it')
  }
  return mistakes
}

const isWithin = (hostname: string, domain: string) => hostname === domain || hostname.endsWith(`.${domain}`)

export function toBackoffice(given: Given, { siteUrl, host: siteHost }: Beside): BackofficeConfig {
  const { BACKOFFICE_PORT: port, BACKOFFICE_ALLOW: allow } = given
  const usual = port === undefined ? new URL(siteUrl).origin : `http://localhost:${port}`
  const url = given.BACKOFFICE_URL ?? usual
  const networks = allow === undefined ? undefined : readNetworks(allow)
  return {
    url,
    rpId: given.BACKOFFICE_RP_ID ?? new URL(url).hostname,
    place:
      port === undefined
        ? undefined
        : {
            host: given.BACKOFFICE_HOST ?? siteHost,
            port,
            trustedProxies: given.BACKOFFICE_TRUSTED_PROXIES ?? 0,
          },
    allows: ip => networks === undefined || networks.holds(ip),
  }
}
