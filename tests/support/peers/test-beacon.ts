import { sandboxPulse } from '../../../sandbox/people/beacon.ts'
import type { BeaconPort } from '../../../server/platform/beacon/beacon.ts'

/** The sandbox's beacon in this process; its values are there at once unless `isPublished` says otherwise. */
export function createTestBeacon(isPublished: (round: number) => boolean = () => true): BeaconPort {
  return {
    name: 'sandbox',
    pulse: async round => {
      if (!isPublished(round)) return undefined
      const { signature, randomness: salt } = sandboxPulse(round)
      return { signature, salt }
    },
  }
}
