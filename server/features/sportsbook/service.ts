import type { Deps } from '../../deps.ts'
import { createChains } from '../games/shared-rounds/service.ts'
import type { Catalogue } from '../lobby/catalogue/service.ts'
import { importFixturesIn } from './fixtures/import-fixtures.ts'
import { readFixtures } from './fixtures/read-fixtures.ts'
import { createMatchdays } from './matchdays.ts'
import { createRunner, startRunner } from './runner.ts'
import type { SportsDeps } from './sports-deps.ts'
import { createWatch } from './watch.ts'

export { importFixturesIn, readFixtures }

interface Sports {
  readonly deps: SportsDeps
  readonly stop: () => Promise<void>
}

/** The sports books of this process: it answers for all of them, and runs those whose lease it gets. */
export function startSports(deps: Deps, catalogue: Catalogue): Sports {
  const chains = createChains(deps)
  const matchdays = createMatchdays(catalogue, chains)
  const running = { ...deps, matchdays, chains }
  const worker = startRunner(running, createRunner(running, deps.ids()))
  return {
    deps: { ...deps, catalogue, matchdays, watch: createWatch(deps), wake: worker.wake },
    stop: worker.stop,
  }
}
