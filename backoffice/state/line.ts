import type { CallOutcome } from '../../src/api/api-client.ts'
import { createStore, type Store } from '../parts/forms/create-store.ts'

/** Whether calls come through, by what became of the last one. */
export type Line = { readonly status: 'up' } | { readonly status: 'down'; readonly since: number }

export interface LineStore extends Pick<Store<Line>, 'read' | 'subscribe'> {
  readonly note: (outcome: Pick<CallOutcome, 'answered'>) => void
}

export function createLineStore(now: () => number): LineStore {
  const store = createStore<Line>({ status: 'up' })
  return {
    ...store,
    note: ({ answered }) => {
      const { status } = store.read()
      if (answered && status === 'down') store.write({ status: 'up' })
      if (!answered && status === 'up') store.write({ status: 'down', since: now() })
    },
  }
}
