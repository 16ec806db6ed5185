import {
  gamesResource,
  popularResource,
  promotionResource,
  providersResource,
  webDataResource,
} from '../../features/lobby/lobby-resources.ts'
import type { Registrar } from '../../sync/engine.ts'
import {
  registerBreaks,
  registerDetails,
  registerIdentity,
  registerLimits,
  registerOverview,
  registerPush,
} from './register-duties.ts'
import { registerPromotions } from './register-promotions.ts'

/**
 * Everything the engine may be asked for, by id; what the home does not show is in chunks of its own.
 * `topics`: events of the server that make it stale.
 */
export function registerResources(sync: Registrar, now: () => number) {
  sync.registerResource(
    'user',
    () => import('../../features/auth/session/user-resource.ts').then(m => m.userResource),
    {
      topics: ['session'],
    },
  )
  sync.registerResource(
    'balance',
    () => import('../shell/balance-resource.ts').then(m => m.balanceResource(now)),
    { topics: ['balance'] },
  )
  sync.registerResource(
    'security',
    () => import('../../features/auth/security/security-resource.ts').then(m => m.securityResource),
    { topics: ['session'] },
  )
  sync.registerResource('profile-pictures', () =>
    import('../../features/account/profile/picture-resource.ts').then(m => m.picturesResource),
  )
  registerGames(sync)
  registerMoney(sync)
  sync.registerResource(
    'notifications',
    () =>
      import('../../features/support/notifications/notification-resource.ts').then(
        m => m.notificationsResource,
      ),
    { topics: ['notifications'] },
  )
  registerLimits(sync)
  registerBreaks(sync)
  registerOverview(sync)
  registerDetails(sync)
  registerIdentity(sync)
  registerPush(sync)
  registerVip(sync)
  registerAgency(sync)
  registerPlay(sync, now)
  registerOrders(sync)
  registerContent(sync)
  registerPromotions(sync)
}

/** What a seat at a game needs; the calls are here so that a lost answer is settled on any page. */
function registerPlay(sync: Registrar, now: () => number) {
  const records = () => import('../../features/games/round/round-resources.ts')
  const calls = () => import('../../common/play/round-calls.ts')
  sync.registerResource('table-chains', () =>
    import('../../features/games/fairness/chains-resource.ts').then(m => m.chainsResource),
  )
  const tableCalls = () => import('../../common/play/shared/table-calls.ts')
  sync.registerResource('rounds', () => records().then(m => m.roundsResource), { topics: ['rounds'] })
  sync.registerResource('seeds', () => records().then(m => m.seedsResource), { topics: ['rounds'] })
  const places = Array.from({ length: 10 }, (_, slot) => `table-bet-${slot}`)
  for (const call of [...places, 'table-cancel']) {
    sync.registerMoneyCall(call, () => tableCalls().then(m => m.tableCallOf(call, now)))
  }
  const sports = () => import('../../features/sportsbook/sports-resources.ts')
  sync.registerResource('sports-board', () => sports().then(m => m.boardResource(now)))
  sync.registerResource('sports-slips', () => sports().then(m => m.slipsResource), { topics: ['rounds'] })
  sync.registerMoneyCall('sports-bet', () => sports().then(m => m.sportsBetCall(now)))
  sync.registerMoneyCall('round-start', () => calls().then(m => m.roundStartCall(now)))
  sync.registerMoneyCall('round-step', () => calls().then(m => m.roundStepCall(now)))
  sync.registerResource(
    'play-session',
    () => import('../../features/games/session/keep-session.ts').then(m => m.playSessionResource(now)),
    { topics: ['play-session'] },
  )
  const sessionCalls = () => import('../../features/games/session/session-calls.ts')
  sync.registerMoneyCall('check-answer', () => sessionCalls().then(m => m.answerCheckCall(now)))
  sync.registerMoneyCall('check-minutes', () => sessionCalls().then(m => m.setMinutesCall(now)))
  sync.registerMoneyCall('seeds-rotate', () =>
    import('../../features/games/fairness/rotate-call.ts').then(m => m.rotateCall),
  )
}

function registerAgency(sync: Registrar) {
  const reads = () => import('../../features/agency/agency-resources.ts')
  const topics = ['agency']
  sync.registerResource('agency', () => reads().then(m => m.agencyResource), { topics })
  sync.registerResource('agency-invited', () => reads().then(m => m.invitedResource), { topics })
  sync.registerResource('agency-statement', () => reads().then(m => m.statementResource))
  sync.registerResource('agency-recharge', () => reads().then(m => m.rechargeTiersResource))
  sync.registerResource('agency-betting', () => reads().then(m => m.bettingTiersResource))
  sync.registerResource('agency-settlement', () => reads().then(m => m.settlementTiersResource))
  sync.registerMoneyCall('register-subordinate', () =>
    import('../../features/agency/register-call.ts').then(m => m.registerCall),
  )
}

function registerVip(sync: Registrar) {
  const reads = () => import('../../features/vip/vip-resources.ts')
  sync.registerResource('vip', () => reads().then(m => m.vipResource), { topics: ['vip'] })
  sync.registerResource('vip-levels', () => reads().then(m => m.vipLevelsResource))
  sync.registerResource('vip-history', () => reads().then(m => m.vipHistoryResource), { topics: ['vip'] })
}

/** Deposits first: their chunk is the one that is wanted in a hurry. */
function registerMoney(sync: Registrar) {
  const deposits = () => import('../../features/cashier/deposit/deposit-resources.ts')
  sync.registerResource('payment-methods', () => deposits().then(m => m.paymentMethodsResource))
  sync.registerResource('manual-methods', () => deposits().then(m => m.manualMethodsResource))
  sync.registerResource('recharges', () => deposits().then(m => m.rechargesResource), {
    topics: ['recharges'],
  })
  sync.registerMoneyCall('recharge', () =>
    import('../../features/cashier/deposit/recharge-call.ts').then(m => m.rechargeCall),
  )
  sync.registerMoneyCall('cancel-recharge', () =>
    import('../../features/cashier/deposit/cancel-recharge-call.ts').then(m => m.cancelRechargeCall),
  )
  registerWithdrawals(sync)
}

function registerWithdrawals(sync: Registrar) {
  const reads = () => import('../../features/cashier/withdraw/withdrawal-resources.ts')
  const accounts = () => import('../../features/cashier/accounts/account-resources.ts')
  const accountCalls = () => import('../../features/cashier/accounts/account-calls.ts')
  const passwordCalls = () =>
    import('../../features/cashier/withdrawal-password/withdrawal-password-calls.ts')
  sync.registerResource('withdrawals', () => reads().then(m => m.withdrawalsResource), {
    topics: ['withdrawals'],
  })
  sync.registerResource('drawing-terms', () => reads().then(m => m.drawingTermsResource), {
    topics: ['withdrawals', 'balance'],
  })
  sync.registerResource('accounts', () => accounts().then(m => m.accountsResource), { topics: ['accounts'] })
  sync.registerResource('banks', () => accounts().then(m => m.banksResource))
  sync.registerWriteKind('bank-account', () =>
    import('../../features/cashier/accounts/account-write.ts').then(m => m.accountWrite),
  )
  sync.registerMoneyCall('confirm-account', () => accountCalls().then(m => m.confirmAccountCall))
  sync.registerMoneyCall('remove-account', () => accountCalls().then(m => m.removeAccountCall))
  sync.registerResource(
    'bonuses',
    () => import('../../features/promotions/bonuses/bonus-resource.ts').then(m => m.bonusesResource),
    {
      topics: ['balance'],
    },
  )
  sync.registerMoneyCall('bonus-forfeit', () =>
    import('../../features/promotions/bonuses/forfeit-call.ts').then(m => m.forfeitCall),
  )
  sync.registerMoneyCall('drawing', () =>
    import('../../features/cashier/withdraw/drawing-call.ts').then(m => m.drawingCall),
  )
  sync.registerMoneyCall('set-withdrawal-password', () => passwordCalls().then(m => m.setPasswordCall))
  sync.registerMoneyCall('modify-withdrawal-password', () => passwordCalls().then(m => m.modifyPasswordCall))
}

/** The lobby's reads come with the home: as a chunk of their own they would keep the first tile waiting for two more trips. */
function registerGames(sync: Registrar) {
  const own = () => import('../../features/lobby/member-resources.ts')
  const topics = ['catalogue']
  sync.registerResource('games', async () => gamesResource, { topics })
  sync.registerResource('providers', async () => providersResource, { topics })
  sync.registerResource('web-data', async () => webDataResource, { topics })
  sync.registerResource('popular-games', async () => popularResource, { topics })
  sync.registerResource('promotion-games', async () => promotionResource, { topics })
  sync.registerResource('favourites', () => own().then(m => m.favouritesResource), { topics: ['favourites'] })
  sync.registerResource('open-rounds', () => own().then(m => m.openRoundsResource), { topics: ['rounds'] })
  sync.registerWriteKind('favourite', () =>
    import('../../features/lobby/favourites/favourite-write.ts').then(m => m.favouriteWrite),
  )
}

/** What operators wrote for everybody. */
function registerContent(sync: Registrar) {
  const reads = () => import('../../features/support/content/content-resources.ts')
  sync.registerResource('support', () => reads().then(m => m.supportResource))
  sync.registerResource('announcements', () => reads().then(m => m.announcementsResource))
  sync.registerResource('social-media-links', () => reads().then(m => m.socialLinksResource))
  sync.registerResource('house-terms', () => reads().then(m => m.siteTermsResource))
  sync.registerResource('house-pages', () => reads().then(m => m.sitePagesResource))
  sync.registerResource('member-terms', () => reads().then(m => m.memberTermsResource), {
    topics: ['session'],
  })
  sync.registerResource('tickets', () => reads().then(m => m.ticketsResource), { topics: ['tickets'] })
  const writes = () => import('../../features/support/tickets/ticket-writes.ts')
  sync.registerWriteKind('ticket-open', () => writes().then(m => m.openTicketWrite))
  sync.registerWriteKind('ticket-reply', () => writes().then(m => m.replyTicketWrite))
}

/** The order centre: whatever the wallet posts, and what a review decides, changes its pages. */
function registerOrders(sync: Registrar) {
  const reads = () => import('../../features/cashier/records/order-resources.ts')
  const options = { topics: ['balance', 'recharges', 'withdrawals'] }
  sync.registerResource('orders', () => reads().then(m => m.ordersResource), options)
  sync.registerResource('order-totals', () => reads().then(m => m.orderTotalsResource), options)
  sync.registerResource('orderFees', () => reads().then(m => m.orderFeesResource), options)
  sync.registerResource('orderAssociations', () => reads().then(m => m.orderAssociationsResource), options)
  sync.registerResource('order-chart', () => reads().then(m => m.orderChartResource), options)
  sync.registerResource(
    'round-totals',
    () => import('../../features/cashier/records/round-resources.ts').then(m => m.roundTotalsResource),
    { topics: ['rounds', 'balance'] },
  )
}
