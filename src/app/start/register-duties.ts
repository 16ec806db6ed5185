import type { Registrar } from '../../sync/engine.ts'

/** What is used of a limit changes with every round and deposit. */
export function registerLimits(sync: Registrar) {
  const calls = () => import('../../features/responsible-gambling/limits/limit-calls.ts')
  sync.registerResource(
    'limits',
    () => import('../../features/responsible-gambling/limits/limits-resource.ts').then(m => m.limitsResource),
    { topics: ['limits', 'balance'] },
  )
  sync.registerWriteKind('limit', () =>
    import('../../features/responsible-gambling/limits/limit-write.ts').then(m => m.limitWrite),
  )
  sync.registerMoneyCall('limit-set', () => calls().then(m => m.setLimitCall))
  sync.registerMoneyCall('limit-confirm', () => calls().then(m => m.confirmLimitCall))
  sync.registerMoneyCall('limit-cancel', () => calls().then(m => m.cancelLimitCall))
}

/** Pauses and exclusions: wishes go out before anything else that waits. */
export function registerBreaks(sync: Registrar) {
  sync.registerResource(
    'breaks',
    () => import('../../features/responsible-gambling/breaks/breaks-resource.ts').then(m => m.breaksResource),
    { topics: ['breaks'] },
  )
  sync.registerWriteKind('break', () =>
    import('../../features/responsible-gambling/breaks/break-write.ts').then(m => m.breakWrite),
  )
  sync.registerMoneyCall('break-return', () =>
    import('../../features/responsible-gambling/breaks/return-call.ts').then(m => m.returnCall),
  )
}

/** Every round and every deposit changes it; the limits' own topics say when its history does. */
export function registerOverview(sync: Registrar) {
  sync.registerResource(
    'play-overview',
    () =>
      import('../../features/responsible-gambling/overview/overview-resource.ts').then(
        m => m.overviewResource,
      ),
    { topics: ['balance'] },
  )
  sync.registerResource('ended-sessions', () =>
    import('../../features/responsible-gambling/overview/ended-sessions-resource.ts').then(
      m => m.endedSessionsResource,
    ),
  )
}

/** The server reports a bound e-mail, or a form sent on another device, as a change of the session. */
export function registerDetails(sync: Registrar) {
  sync.registerResource(
    'member-details',
    () => import('../../features/account/personal-data/details-resource.ts').then(m => m.detailsResource),
    { topics: ['session'] },
  )
}

/** Asked for by the pages that offer or change it; nothing that happens on the server changes it automatically. */
export function registerPush(sync: Registrar) {
  sync.registerResource(
    'push',
    () => import('../../features/support/push/push-resource.ts').then(m => m.pushResource),
    {
      topics: ['session'],
    },
  )
}

/** The proof of age and identity: its worker answers a moment after it was asked for. */
export function registerIdentity(sync: Registrar) {
  sync.registerResource(
    'identity',
    () => import('../../features/account/kyc/identity-resource.ts').then(m => m.identityResource),
    { topics: ['identity'] },
  )
}
