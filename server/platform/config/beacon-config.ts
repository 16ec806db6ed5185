import * as z from 'zod/mini'
import { type BeaconName, beacons } from '../../../games/fairness/beacons.ts'
import { wholeVariable } from './config-variables.ts'

/** The public beacon that salts the chains of shared tables. */
export interface BeaconConfig {
  readonly name: BeaconName
  /** Relays of the same beacon, asked in this order. */
  readonly urls: readonly string[]
  readonly timeoutMs: number
}

const isUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const beaconVariables = {
  BEACON: z._default(
    z.enum(['drand-quicknet', 'sandbox'], 'must be drand-quicknet or sandbox'),
    'drand-quicknet',
  ),
  BEACON_URL: z._default(z.string().check(z.refine(isUrl, 'must be a URL')), 'https://api.drand.sh'),
  /** A second relay, for when the first is silent. */
  BEACON_BESIDE_URL: z._default(
    z.string().check(z.refine(isUrl, 'must be a URL')),
    'https://drand.cloudflare.com',
  ),
  BEACON_TIMEOUT_MS: wholeVariable(5_000, 50, 30_000),
}
const environment = z.object(beaconVariables)
type BeaconEnvironment = z.output<typeof environment>

/** The sandbox's secret is in this repository: everybody can compute every salt from it. */
export function mistakesOfBeacon({ BEACON }: BeaconEnvironment, mode: 'demo' | 'production'): string[] {
  return mode === 'production' && BEACON === 'sandbox'
    ? ['BEACON must be drand-quicknet in production: the value of the sandbox can be foreseen']
    : []
}

export function toBeacon(env: BeaconEnvironment): BeaconConfig {
  const { BEACON: name, BEACON_TIMEOUT_MS: timeoutMs } = env
  const relays = name === 'sandbox' ? [env.BEACON_URL] : [env.BEACON_URL, env.BEACON_BESIDE_URL]
  const urls = relays.map(url => `${url.replace(/\/$/, '')}/${beacons[name].chainHash}/public`)
  return { name, urls, timeoutMs }
}
