import type * as z from 'zod/mini'
import { accepted, type Checked, type Game, type Round, refused } from './engine.ts'

interface StoredRounds<State> {
  readonly schema: z.ZodMiniType<State>
  /** What the player sees of a state, and what it pays. */
  readonly roundOf: (state: State) => Round
  readonly step: (state: State, input: unknown) => Checked<State>
  /** The state of a round that its player left. */
  readonly close: (state: State) => State
}

/** The steps of a game whose state tells everything. A stored state that is none of its own is refused as `state_invalid`. */
export function playStored<State>({
  schema,
  roundOf,
  step,
  close,
}: StoredRounds<State>): Pick<Game, 'step' | 'resume' | 'close'> {
  const of = (stored: unknown, act: (state: State) => Checked<State>): Checked<Round> => {
    const parsed = schema.safeParse(stored)
    if (!parsed.success) return refused('state_invalid')
    const next = act(parsed.data)
    return next.ok ? accepted(roundOf(next.value)) : next
  }
  return {
    step: (stored, input) => of(stored, state => step(state, input)),
    resume: stored => of(stored, accepted),
    close: stored => of(stored, state => accepted(close(state))),
  }
}
