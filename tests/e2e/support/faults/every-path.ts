import { games } from '../game-table.ts'

/** Games whose round everybody shares: `games` of game-table.ts has those that a member plays alone. */
const tables: Readonly<Record<string, string>> = {
  'foguete-arara': 'Foguete Arara',
  'liga-arara': 'Liga Arara',
  // Listed once there are fixtures: `bringFixtures`.
  'futebol-pra-valer': 'Futebol pra Valer',
  'roleta-ao-vivo': 'Roleta Ao Vivo',
  'bacara-ao-vivo': 'Bacará Ao Vivo',
  'cinco-da-sorte': 'Cinco da Sorte',
  'bingo-da-vila': 'Bingo da Vila',
}

/** At an address of a house to which nobody brought fixtures. */
export const isListed = (path: string) => !path.includes('futebol-pra-valer')

export const isTable = (id: string) => Object.hasOwn(tables, id)

/** The title of each game that is looked at, by its id. */
export const gameNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(games).map(({ id, name }) => [id, name])),
  ...tables,
}

/** Games of one engine are the same page: one of each. */
const engines = Object.keys(gameNames)

/**
 * Every address of the app with something to look at, by the room it belongs to; `tests/repository/every-path.test.ts` keeps it whole.
 * What needs an id or a word has one that the demo house knows.
 */
export const everyPath = {
  // The search keeps the words that it opened with: it is left between the two.
  lobby: ['/', '/searchGames?q=Roleta', '/game', '/searchGames', '/video', '/profile', '/unsent', '/bonus'],
  money: [
    '/recharge',
    '/recharge-payment',
    '/rechargeRecord',
    '/withdraw',
    '/withdrawal-card',
    '/withdrawalRecord',
    '/withdrawalPassword',
    '/primo-deposito',
  ],
  promotions: [
    '/promocao',
    '/promotion/activity',
    '/promotion/activity/recharge',
    '/promotion/activity/invitation-activity',
    '/promotion/activity/lottery-wheel',
    '/promotion/activity/daily-loss-relief-fund',
    '/promotion/activity/recharge-rebate',
    '/promotion/cover',
    '/promotion/history',
    '/promotion/rebates',
    '/bau-do-tesouro',
    '/sorteio',
  ],
  levels: ['/promotion/vip', '/vip', '/nivel', '/super-member'],
  information: [
    '/information-center/announcement',
    '/information-center/notification',
    '/information-center/notification-settings',
    '/information-center/support',
    '/information-center/tickets',
  ],
  agency: [
    '/agency-center/agency-mechanism',
    '/agency-center/agent',
    '/agency-center/faq',
    '/agency-center/invitation-record',
    '/agency-center/invite',
    '/agency-center/register-subordinates',
    '/agency-center/reward',
  ],
  orders: ['/order-center', '/order-center/association', '/order-center/fee', '/order-center/games'],
  security: [
    '/security-center',
    '/security-center/bind-email',
    '/security-center/bind-phone',
    '/security-center/confirm',
    '/security-center/change-password',
    '/security-center/change-withdrawal-password',
    '/security-center/details',
    '/security-center/devices',
    '/security-center/forgot-withdrawal-password',
    '/security-center/history',
    '/security-center/identity',
    '/security-center/passkeys',
    '/security-center/personal-data',
    '/security-center/two-step',
    '/security-center/verify-password',
    '/forgot-password',
  ],
  house: ['/responsible-gaming', '/fairness', '/terms', '/privacy', '/download', '/cztx', '/test'],
  games: engines.map(id => `/gameInfo?id=${id}`),
  stages: engines.map(id => `/gameInfo?id=${id}&mode=demo`),
} as const satisfies Record<string, readonly string[]>
