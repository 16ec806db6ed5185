import type { Deps } from '../../../deps.ts'
import type { Catalogue } from '../../lobby/catalogue/service.ts'
import { createCashOuts } from './cash-outs.ts'
import { type Chain, type Chains, createChains } from './chains.ts'
import { createNews, type TableWire } from './news.ts'
import { createRunner, startRunner } from './runner.ts'
import type { SharedDeps } from './shared-deps.ts'
import { createWatch } from './state.ts'
import { createTables } from './tables.ts'

/** For other features that draw from a committed chain. */
export { type Chain, type Chains, createChains }

interface SharedRounds {
  readonly deps: SharedDeps
  readonly stop: () => Promise<void>
}

/** The shared tables of this process: it answers for all of them, and runs those whose lease it gets. */
export function startSharedRounds(deps: Deps, catalogue: Catalogue, wire: TableWire): SharedRounds {
  const chains = createChains(deps)
  const tables = createTables(deps, catalogue, chains)
  const news = createNews(deps, tables, wire)
  const running = { ...deps, tables, chains, news }
  const runner = startRunner(running, createRunner(running, deps.ids()))
  return {
    deps: {
      ...deps,
      catalogue,
      tables,
      news,
      cashOuts: createCashOuts(deps, tables),
      watch: createWatch(deps),
      wake: runner.wake,
      results: new Map(),
    },
    stop: async () => {
      news.stop()
      await runner.stop()
    },
  }
}
