import type { ReadOnlyDatabase } from '../../db/read-only.ts'

export type ReadableTable = Exclude<keyof ReadOnlyDatabase, 'snapshot'>

/** Every table of the local database but the keys: those are nobody's to look at. */
export const tableNames: readonly ReadableTable[] = [
  'games',
  'providers',
  'namedLists',
  'webData',
  'paymentMethods',
  'banks',
  'languages',
  'users',
  'balances',
  'favourites',
  'accounts',
  'recharges',
  'withdrawals',
  'drawingTerms',
  'rounds',
  'openRounds',
  'seeds',
  'notifications',
  'notificationState',
  'orderTokens',
  'recentGames',
  'searchHistory',
  'answers',
  'orders',
  'rewards',
  'drafts',
  'queuedWrites',
  'openCalls',
  'settledCalls',
  'syncState',
  'deviceMembers',
]
