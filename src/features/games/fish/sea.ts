import type { Prey, Species } from '../../../../games/fish/fish-theme.ts'

/** A fish on its way across; where it is follows from the time alone. Decoration: no place decides anything. */
export interface Swimmer {
  readonly id: number
  readonly species: Species
  readonly heading: 1 | -1
  /** Milliseconds. */
  readonly bornAt: number
  readonly crossMs: number
  /** Of the height: 0 the surface, 1 the ground. */
  readonly depth: number
  readonly phase: number
}

export interface Place {
  /** Of the width and of the height. */
  readonly x: number
  readonly y: number
}

/** What became of the last shot, as long as it is shown. */
export interface Splash extends Place {
  readonly at: number
  readonly isCaught: boolean
  readonly text: string
}

/** How many fish there are at once. */
const crowd = 12
/** So far beyond each side they come and go. */
const margin = 0.22

export type Sea = ReturnType<typeof createSea>

/**
 * The fish of one visit. `fraction` gives numbers in [0, 1). In a sea that is still fish rest where they are: their time
 * does not pass, only a splash's does.
 */
export function createSea(prey: readonly Prey[], fraction: () => number, isStill: boolean) {
  const swimTime = (now: number) => (isStill ? 0 : now)
  let swimmers: readonly Swimmer[] = []
  let lastId = 0
  let aimed: Swimmer | undefined
  let splash: Splash | undefined

  const spawn = (species: Species, now: number, progress: number): Swimmer => {
    lastId += 1
    const crossMs = 9_000 + fraction() * 9_000
    return {
      id: lastId,
      species,
      heading: fraction() < 0.5 ? 1 : -1,
      bornAt: now - progress * crossMs,
      crossMs,
      depth: 0.1 + fraction() * 0.78,
      phase: fraction() * Math.PI * 2,
    }
  }

  /** Cheap fish come more often, and each kind that is missing comes first. */
  const nextSpecies = (): Species => {
    const missing = prey.filter(({ species }) => swimmers.every(swimmer => swimmer.species !== species))
    const pool = missing.length > 0 ? missing : prey.slice(0, Math.ceil(prey.length / 2))
    const [first] = prey
    return (pool[Math.floor(fraction() * pool.length)] ?? first)?.species ?? 'lambari'
  }

  return {
    /** Who has crossed goes, and others come. The first ones are already on their way. */
    fill(clock: number): readonly Swimmer[] {
      const now = swimTime(clock)
      const isSpread = isStill || lastId === 0
      swimmers = swimmers.filter(swimmer => now - swimmer.bornAt < swimmer.crossMs)
      while (swimmers.length < crowd) {
        swimmers = [...swimmers, spawn(nextSpecies(), now, isSpread ? 0.1 + fraction() * 0.8 : 0)]
      }
      return swimmers
    },
    /** The nearest fish of a kind to the middle; one is called in when none is there. */
    aimAt(species: Species, clock: number): Swimmer {
      const now = swimTime(clock)
      const near = swimmers
        .filter(swimmer => swimmer.species === species)
        .sort((one, other) => fromMiddle(one, now) - fromMiddle(other, now))
      const found = near[0] ?? spawn(species, now, 0.2)
      if (!near[0]) swimmers = [...swimmers, found]
      aimed = found
      return found
    },
    swimTime,
    aim(swimmer: Swimmer) {
      aimed = swimmer
    },
    aimed: () => aimed,
    splash: () => splash,
    /** The shot is settled: a fish that was caught goes, wherever it has swum by now. */
    land(isCaught: boolean, text: string, now: number) {
      if (!aimed) return
      const { x, y } = placeOf(aimed, swimTime(now))
      splash = { x: clamp(x, 0.1), y: clamp(y, 0.12), at: now, isCaught, text }
      if (isCaught) swimmers = swimmers.filter(swimmer => swimmer.id !== aimed?.id)
      aimed = undefined
    },
  }
}

/** Where a fish is now. */
export function placeOf({ heading, bornAt, crossMs, depth, phase }: Swimmer, now: number): Place {
  const progress = (now - bornAt) / crossMs
  const x = -margin + progress * (1 + 2 * margin)
  return { x: heading === 1 ? x : 1 - x, y: depth + Math.sin(now / 900 + phase) * 0.018 }
}

function fromMiddle(swimmer: Swimmer, now: number): number {
  return Math.abs(placeOf(swimmer, now).x - 0.5)
}

function clamp(value: number, edge: number): number {
  return Math.min(1 - edge, Math.max(edge, value))
}
