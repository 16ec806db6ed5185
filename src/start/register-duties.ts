import type { Registrar } from '../sync/engine.ts'

/** What is used of a limit changes with every round and deposit. */
export function registerLimits(sync: Registrar) {
  const calls = () => import('../features/limits/limit-calls.ts')
  sync.registerResource(
    'limits',
    () => import('../features/limits/limits-resource.ts').then(m => m.limitsResource),
    { topics: ['limits', 'balance'] },
  )
  sync.registerWriteKind('limit', () => import('../features/limits/limit-write.ts').then(m => m.limitWrite))
  sync.registerMoneyCall('limit-set', () => calls().then(m => m.setLimitCall))
  sync.registerMoneyCall('limit-confirm', () => calls().then(m => m.confirmLimitCall))
  sync.registerMoneyCall('limit-cancel', () => calls().then(m => m.cancelLimitCall))
}

/** Pauses and exclusions: wishes go out before anything else that waits. */
export function registerBreaks(sync: Registrar) {
  sync.registerResource(
    'breaks',
    () => import('../features/breaks/breaks-resource.ts').then(m => m.breaksResource),
    { topics: ['breaks'] },
  )
  sync.registerWriteKind('break', () => import('../features/breaks/break-write.ts').then(m => m.breakWrite))
  sync.registerMoneyCall('break-return', () =>
    import('../features/breaks/return-call.ts').then(m => m.returnCall),
  )
}

/** Every round and every deposit changes it; the limits' own topics say when its history does. */
export function registerOverview(sync: Registrar) {
  sync.registerResource(
    'play-overview',
    () => import('../features/overview/overview-resource.ts').then(m => m.overviewResource),
    { topics: ['balance'] },
  )
  sync.registerResource('ended-sessions', () =>
    import('../features/overview/ended-sessions-resource.ts').then(m => m.endedSessionsResource),
  )
}

/** Binding an e-mail, or a form on another device, is told as a change of the session. */
export function registerDetails(sync: Registrar) {
  sync.registerResource(
    'member-details',
    () => import('../features/security/details-resource.ts').then(m => m.detailsResource),
    { topics: ['session'] },
  )
}

/** Asked for by the pages that offer or change it; nothing that happens on the server changes it by itself. */
export function registerPush(sync: Registrar) {
  sync.registerResource('push', () => import('../features/push/push-resource.ts').then(m => m.pushResource), {
    topics: ['session'],
  })
}

/** The proof of age and identity: its worker answers a moment after it was asked for. */
export function registerIdentity(sync: Registrar) {
  sync.registerResource(
    'identity',
    () => import('../features/security/identity-resource.ts').then(m => m.identityResource),
    { topics: ['identity'] },
  )
}
