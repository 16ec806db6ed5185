import type { LineConditions } from './slow-line.ts'

/** A phone and its network; `cpu`: so many times slower than this machine. */
export interface Profile extends LineConditions {
  readonly cpu: number
}

/** A: a decent connection. B: the edge of a town. C: a bus between two cells. */
export const profiles = {
  A: { downBps: 9_000_000, upBps: 3_000_000, roundTripMs: 100, loss: 0, cpu: 4 },
  B: { downBps: 1_600_000, upBps: 750_000, roundTripMs: 150, loss: 0, cpu: 4 },
  C: { downBps: 400_000, upBps: 400_000, roundTripMs: 400, loss: 0.02, cpu: 6 },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof profiles

/** A sequence that is the same in every run, so that ours and the floor lose alike. */
export function repeatableRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
