/**
 * Version 1: never edited once landed. A later version that empties a table must empty its `syncState` rows too,
 * or the server answers 304 to an empty table for ever.
 */
export const schemaVersion1 = {
  games: '[language+id],[language+popularity],[language+game_type+popularity],[language+api_code+popularity]',
  providers: '[language+api_code],[language+position]',
  namedLists: '[list+name]',
  webData: 'language',
  paymentMethods: '[language+channel+id],[language+channel+position]',
  banks: 'ispb,position',
  languages: 'language_code,position',
  users: 'memberId',
  balances: 'memberId',
  favourites: '[memberId+game_id],[memberId+created_at]',
  accounts: '[memberId+id],[memberId+created_at]',
  recharges: '[memberId+id],[memberId+created_at]',
  withdrawals: '[memberId+id],[memberId+created_at]',
  drawingTerms: 'memberId',
  rounds: '[memberId+id],[memberId+started_at],[memberId+game_id+started_at]',
  openRounds: '[memberId+id],[memberId+game_id]',
  seeds: '[memberId+mode]',
  notifications: '[memberId+id],[memberId+created_at]',
  notificationState: 'memberId',
  orderTokens: 'orderId,memberId,createdAt',
  recentGames: '[memberId+game_id],[memberId+playedAt]',
  searchHistory: '[memberId+text],[memberId+searchedAt]',
  queuedWrites: '++seq,memberId,[memberId+subject]',
  openCalls: 'key,memberId',
  syncState: '[memberId+resource+language+part],resource',
  deviceMembers: 'memberId',
  keys: 'id',
} as const

/**
 * Version 2: small answers that are read whole (rewards, levels, agency, contacts) share one table; long lists have their own.
 * What is the same for everybody has the member `''`.
 */
export const schemaVersion2 = {
  answers: '[memberId+name+language+part]',
  orders: '[memberId+id],[memberId+created_at]',
  rewards: '[memberId+id],[memberId+created_at]',
} as const

/** Version 3: what a member has begun to write, sealed with the device's key until it is sent or thrown away. */
export const schemaVersion3 = {
  drafts: '[memberId+subject]',
} as const

/** Version 4: what became of calls whose answer was lost, until the member has read it. */
const schemaVersion4 = {
  settledCalls: 'key,memberId',
} as const

/** Version 5: fees and what belongs together are records like the others, and no longer pages of `answers`. */
const schemaVersion5 = {
  orderFees: '[memberId+id],[memberId+created_at]',
  orderAssociations: '[memberId+id],[memberId+created_at]',
} as const

/** Version 6: the play money of offline demos and the rounds played with it; nothing of them is ever sent. */
const schemaVersion6 = {
  offlinePurses: 'memberId',
  offlineRounds: '[memberId+id],[memberId+started_at],[memberId+game_id+started_at]',
} as const

/** Version 7: no new table; personal details and tickets in clear are emptied, and come back sealed (docs/security/device.md). */
const schemaVersion7 = {} as const

/** What each version adds, the first first. */
export const schemaVersions = [
  schemaVersion1,
  schemaVersion2,
  schemaVersion3,
  schemaVersion4,
  schemaVersion5,
  schemaVersion6,
  schemaVersion7,
] as const

/** Answers whose place version 5 gives to tables of their own. */
export const answersLeftInVersion5 = ['order-fees', 'order-associations'] as const

/** Tables whose rows version 2 reads more of: emptied by it with their `syncState`, so that they are pulled anew. */
export const pulledAnewInVersion2 = [
  { table: 'recharges', resource: 'recharges' },
  { table: 'withdrawals', resource: 'withdrawals' },
  { table: 'paymentMethods', resource: 'payment-methods' },
  { table: 'rounds', resource: 'rounds' },
  { table: 'openRounds', resource: 'open-rounds' },
  { table: 'users', resource: 'user' },
] as const

/** Emptied when a member leaves the device. Not among them: kept writes, open calls, what nobody has seen of them yet, and the order tokens (src/sync/README.md). */
export const personalTables = [
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
  'recentGames',
  'searchHistory',
  'answers',
  'orders',
  'orderFees',
  'orderAssociations',
  'rewards',
  'drafts',
  'offlinePurses',
  'offlineRounds',
  'syncState',
] as const
