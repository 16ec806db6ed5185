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
  registerGames(sync)
  registerMoney(sync)
}

/** Deposits first: their chunk is the one that is wanted in a hurry. */
function registerMoney(sync: SyncEngine) {
  const deposits = () => import('../features/money/deposit-resources.ts')
  sync.registerResource('payment-methods', () => deposits().then(m => m.paymentMethodsResource))
  sync.registerResource('recharges', () => deposits().then(m => m.rechargesResource), {
    topics: ['recharges'],
  })
  sync.registerMoneyCall('recharge', () =>
    import('../features/money/recharge-call.ts').then(m => m.rechargeCall),
  )
}

/** The lobby's reads share a chunk, which the home page asks for with its own; the member's share another. */
function registerGames(sync: SyncEngine) {
  const lobby = () => import('../features/games/lobby-resources.ts')
  const own = () => import('../features/games/member-resources.ts')
  const topics = ['catalogue']
  sync.registerResource('games', () => lobby().then(m => m.gamesResource), { topics })
  sync.registerResource('providers', () => lobby().then(m => m.providersResource), { topics })
  sync.registerResource('web-data', () => lobby().then(m => m.webDataResource), { topics })
  sync.registerResource('popular-games', () => lobby().then(m => m.popularResource), { topics })
  sync.registerResource('promotion-games', () => lobby().then(m => m.promotionResource), { topics })
  sync.registerResource('favourites', () => own().then(m => m.favouritesResource), { topics: ['favourites'] })
  sync.registerResource('open-rounds', () => own().then(m => m.openRoundsResource), { topics: ['rounds'] })
  sync.registerWriteKind('favourite', () =>
    import('../features/games/favourite-write.ts').then(m => m.favouriteWrite),
  )
}
