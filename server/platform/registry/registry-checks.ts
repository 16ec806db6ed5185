import type { Tx } from '../database/transaction.ts'
import type { Refused } from '../http/answers/refuse.ts'
import type { RegistryReply } from './port.ts'

/** What the registry said of somebody who wants to register; `undefined`: none is configured. */
export type Screened = RegistryReply | undefined

/** The registry of the impeded (docs/rules/brazil.md): asked at registration, at the day's first sign-in and in a sweep. */
export interface RegistryChecks {
  /** Before an account is made. Refuses registration_unavailable, which says nothing of why. */
  readonly screen: (cpf: string) => Promise<Screened | Refused>
  /** In the transaction that makes the account: without an answer play and deposits stay closed until there is one. */
  readonly enrol: (tx: Tx, of: { memberId: string; cpf: string; screened: Screened }) => Promise<void>
  /** After a sign-in. Asks on the spot when it is the day's first; never fails, and never takes long. */
  readonly arrive: (memberId: string) => Promise<void>
  /** A session of before goes on: its member is asked for soon, when it is the day's first sign of them. */
  readonly recordUse: (memberId: string) => Promise<void>
  /** Everybody who is due, once. */
  readonly sweep: () => Promise<void>
  readonly stop: () => Promise<void>
}
