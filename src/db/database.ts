import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie'
import { type AnswerRow, sealedAnswers } from './answer-rows.ts'
import { emptyDetails } from './empty-details.ts'
import type * as offline from './offline-rows.ts'
import type * as personal from './personal-rows.ts'
import type * as open from './public-rows.ts'
import type * as queue from './queue-rows.ts'
import { answersLeftInVersion5, pulledAnewInVersion2, schemaVersions } from './schema.ts'

type ByMember = [memberId: string, id: string]
type ByPart = [memberId: string, name: string, language: string, part: string]
type ByLanguage = [language: string, id: string]

/** Base tables: filled by pulls and settled writes, read by screens. */
export interface BaseTables {
  readonly games: Table<open.GameRow, ByLanguage>
  readonly providers: Table<open.ProviderRow, ByLanguage>
  readonly namedLists: Table<open.NamedListRow, [list: string, name: string]>
  readonly webData: Table<open.WebDataRow, string>
  readonly paymentMethods: Table<open.PaymentMethodRow, [language: string, channel: string, id: string]>
  readonly banks: Table<open.BankRow, string>
  readonly languages: Table<open.LanguageRow, string>
  readonly users: Table<personal.UserRow, string>
  readonly balances: Table<personal.BalanceRow, string>
  readonly favourites: Table<personal.FavouriteRow, ByMember>
  readonly accounts: Table<personal.AccountRow, ByMember>
  readonly recharges: Table<personal.RechargeRow, ByMember>
  readonly withdrawals: Table<personal.WithdrawalRow, ByMember>
  readonly drawingTerms: Table<personal.DrawingTermsRow, string>
  readonly rounds: Table<personal.RoundRow, ByMember>
  readonly openRounds: Table<personal.RoundRow, ByMember>
  readonly seeds: Table<personal.SeedRow, ByMember>
  readonly notifications: Table<personal.NotificationRow, ByMember>
  readonly notificationState: Table<personal.NotificationStateRow, string>
  readonly orderTokens: Table<personal.OrderTokenRow, string>
  readonly recentGames: Table<personal.RecentGameRow, ByMember>
  readonly searchHistory: Table<personal.SearchHistoryRow, ByMember>
  readonly answers: Table<AnswerRow, ByPart>
  readonly orders: Table<personal.OrderRow, ByMember>
  readonly orderFees: Table<personal.OrderFeeRow, ByMember>
  readonly orderAssociations: Table<personal.OrderAssociationRow, ByMember>
  readonly rewards: Table<personal.RewardRow, ByMember>
  readonly drafts: Table<personal.DraftRow, [memberId: string, subject: string]>
  /** Named where rows are sealed. */
  readonly keys: Table<queue.DeviceKeyRow, string>
}

export type BaseTableName = keyof BaseTables

/** Tables of the engine itself. */
export interface EngineTables {
  readonly queuedWrites: Table<queue.QueuedWriteRow, number, queue.NewQueuedWrite>
  readonly openCalls: Table<queue.OpenCallRow, string>
  readonly settledCalls: Table<queue.SettledCallRow, string>
  readonly syncState: Table<queue.SyncStateRow, [string, string, string, string]>
  readonly deviceMembers: Table<queue.DeviceMemberRow, string>
}

/** What an offline demo keeps: written by its purse alone, out of reach of pulls and of the queue. */
export interface OfflineTables {
  readonly offlinePurses: Table<offline.OfflinePurseRow, string>
  readonly offlineRounds: Table<offline.OfflineRoundRow, ByMember>
}

export type Tables = BaseTables & EngineTables & OfflineTables
export type TableName = keyof Tables

/** The newest alone opens a database that is new or of that version; the others know how to get there. */
export type DeclaredVersions = 'newest' | 'all'

/** What a version does with the rows that are there. */
const upgrades: Record<number, (tx: Transaction) => Promise<void>> = {
  2: async tx => {
    for (const { table, resource } of pulledAnewInVersion2) {
      await tx.table(table).clear()
      await tx.table('syncState').where('resource').equals(resource).delete()
    }
  },
  5: async tx => {
    const left: readonly string[] = answersLeftInVersion5
    await tx
      .table<AnswerRow>('answers')
      .filter(({ name }) => left.includes(name))
      .delete()
    await tx.table('syncState').where('resource').anyOf(left).delete()
  },
  7: async tx => {
    const sealed: readonly string[] = sealedAnswers
    await tx
      .table<AnswerRow>('answers')
      .filter(({ name }) => sealed.includes(name))
      .delete()
    await tx.table('accounts').clear()
    // The row itself says whether somebody plays with real money: it stays.
    await tx
      .table('users')
      .toCollection()
      .modify({ ...emptyDetails })
    await tx
      .table('syncState')
      .where('resource')
      .anyOf([...sealed, 'user', 'accounts'])
      .delete()
  },
}

function declareAll(db: Dexie): void {
  for (const [at, stores] of schemaVersions.entries()) {
    const version = db.version(at + 1).stores(stores)
    const upgrade = upgrades[at + 1]
    if (upgrade) version.upgrade(upgrade)
  }
}

/** The local database: wire names in its rows, one writer a table. */
export class Database extends Dexie implements Tables {
  declare readonly games: Tables['games']
  declare readonly providers: Tables['providers']
  declare readonly namedLists: Tables['namedLists']
  declare readonly webData: Tables['webData']
  declare readonly paymentMethods: Tables['paymentMethods']
  declare readonly banks: Tables['banks']
  declare readonly languages: Tables['languages']
  declare readonly users: Tables['users']
  declare readonly balances: Tables['balances']
  declare readonly favourites: Tables['favourites']
  declare readonly accounts: Tables['accounts']
  declare readonly recharges: Tables['recharges']
  declare readonly withdrawals: Tables['withdrawals']
  declare readonly drawingTerms: Tables['drawingTerms']
  declare readonly rounds: Tables['rounds']
  declare readonly openRounds: Tables['openRounds']
  declare readonly seeds: Tables['seeds']
  declare readonly notifications: Tables['notifications']
  declare readonly notificationState: Tables['notificationState']
  declare readonly orderTokens: Tables['orderTokens']
  declare readonly recentGames: Tables['recentGames']
  declare readonly searchHistory: Tables['searchHistory']
  declare readonly answers: Tables['answers']
  declare readonly orders: Tables['orders']
  declare readonly orderFees: Tables['orderFees']
  declare readonly orderAssociations: Tables['orderAssociations']
  declare readonly rewards: Tables['rewards']
  declare readonly drafts: Tables['drafts']
  declare readonly queuedWrites: Tables['queuedWrites']
  declare readonly openCalls: Tables['openCalls']
  declare readonly settledCalls: Tables['settledCalls']
  declare readonly syncState: Tables['syncState']
  declare readonly deviceMembers: Tables['deviceMembers']
  declare readonly keys: Tables['keys']
  declare readonly offlinePurses: Tables['offlinePurses']
  declare readonly offlineRounds: Tables['offlineRounds']

  /** What is on the device is of an older version, and only `all` versions open it. */
  isOlder = false

  /**
   * Dexie parses the tables of all declared versions again for each: six of them took 30 ms of a quick processor at every start.
   * The newest alone opens a database that is new or already of that version; an older one stays as it was, and opening fails.
   */
  constructor(name: string, options: DexieOptions, declared: DeclaredVersions = 'newest') {
    super(name, options)
    if (declared === 'all') declareAll(this)
    else {
      this.version(schemaVersions.length)
        .stores(Object.assign({}, ...schemaVersions))
        .upgrade(() => {
          this.isOlder = true
          throw new Error('an older version')
        })
    }
  }

  /** Reads several tables as they are at one moment. */
  snapshot<T>(tables: readonly TableName[], read: () => PromiseLike<T>): Promise<T> {
    return this.transaction('r', [...tables], read)
  }
}
