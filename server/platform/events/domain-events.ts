import type { Tx } from '../database/transaction.ts'

/** What rarely happens and concerns areas that the one where it happens does not know. Amounts in centavos. */
export interface DomainEvents {
  /** An account of real money was made; its contacts are not proved yet. */
  readonly memberRegistered: { readonly memberId: string; readonly language: string }
  /** A contact is proved and the CPF is the member's: the wallet opens. */
  readonly registrationSettled: {
    readonly memberId: string
    readonly inviterId: string | null
    readonly at: Date
  }
  /** A deposit is credited. */
  readonly depositSettled: {
    readonly memberId: string
    readonly rechargeId: string
    /** The wallet's business key of the deposit: `pix:<e2eid>`. */
    readonly depositKey: string
    /** Fee included. */
    readonly amount: bigint
    /** Who paid, in clear, where the provider tells it; only its keyed hash is kept. */
    readonly payer: string | undefined
  }
}

type Subscriber<Deps, Event> = (deps: Deps, tx: Tx, event: Event) => Promise<void>

export type Subscribers<Deps> = {
  readonly [Name in keyof DomainEvents]: readonly Subscriber<Deps, DomainEvents[Name]>[]
}

export interface EventPublisher<Deps> {
  /**
   * Hands an event to its subscribers, one after the other in their order, inside the transaction in which it happens: one that
   * throws takes the whole transaction back.
   */
  readonly publish: <Name extends keyof DomainEvents>(
    deps: Deps,
    tx: Tx,
    name: Name,
    event: DomainEvents[Name],
  ) => Promise<void>
}

export function createEventPublisher<Deps>(subscribers: Subscribers<Deps>): EventPublisher<Deps> {
  return {
    publish: async (deps, tx, name, event) => {
      for (const subscriber of subscribers[name]) await subscriber(deps, tx, event)
    },
  }
}
