import * as z from 'zod/mini'
import { type BeaconName, beacons, bytesOfHex, saltOfSignature } from '../../../games/fairness/beacons.ts'
import { isSignedBy } from '../../../games/fairness/verify-pulse.ts'
import type { BeaconConfig } from '../config/beacon-config.ts'
import { exchange, parseJson } from '../http/http-exchange.ts'

/** A value that nobody could foresee: the salt is SHA-256 of the signature. */
export interface Pulse {
  readonly signature: string
  readonly salt: string
}

/** Port of the public beacon that salts the chains of shared tables. */
export interface BeaconPort {
  readonly name: BeaconName
  /** `undefined`: not published yet, or no relay answers with what the beacon signed. Asked again later. */
  readonly pulse: (round: number) => Promise<Pulse | undefined>
}

const answer = z.object({ round: z.number(), signature: z.string() })

/** The beacon over HTTP, as drand's relays serve it. A relay is not trusted: the signature is checked. */
export function createBeacon({ name, urls, timeoutMs }: BeaconConfig, call: typeof fetch): BeaconPort {
  const ask = async (url: string, round: number): Promise<Pulse | undefined> => {
    const headers = { accept: 'application/json' }
    const report = await exchange(call, {
      method: 'GET',
      url: `${url}/${round}`,
      headers,
      body: undefined,
      timeoutMs,
    })
    if (typeof report === 'string' || report.status !== 200) return undefined
    const { data } = z.safeParse(answer, parseJson(report.text))
    const bytes = data && bytesOfHex(data.signature)
    if (data?.round !== round || bytes === undefined) return undefined
    if (!(await isSignedBy(beacons[name], round, data.signature))) return undefined
    return { signature: data.signature, salt: await saltOfSignature(bytes) }
  }
  return {
    name,
    pulse: async round => {
      for (const url of urls) {
        const pulse = await ask(url, round)
        if (pulse !== undefined) return pulse
      }
      return undefined
    },
  }
}
