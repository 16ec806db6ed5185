import type { SyncEngine } from '../sync/engine.ts'

/**
 * Everything the engine may be asked for, by id, each in a chunk of its own: a route loads only the schemas it shows.
 * `topics`: events of the server that make it stale.
 */
export function registerResources(sync: SyncEngine, now: () => number) {
  sync.registerResource(
    'user',
    () => import('../features/session/user-resource.ts').then(m => m.userResource),
    {
      topics: ['session'],
    },
  )
  sync.registerResource(
    'balance',
    () => import('../features/shell/balance-resource.ts').then(m => m.balanceResource(now)),
    { topics: ['balance'] },
  )
}
