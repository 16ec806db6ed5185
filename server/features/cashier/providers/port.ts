/**
 * What became of a call to the provider. `refused`: it understood and said no, nothing was done. `unknown`: no answer,
 * or none that says anything; it may have been done. Never thrown.
 */
export type Reply<Value> =
  | { readonly outcome: 'ok'; readonly value: Value }
  | { readonly outcome: 'refused'; readonly problem: Problem }
  | { readonly outcome: 'unknown'; readonly cause: string }

/** A refusal of API Pix (RFC 7807); `type` is the last word of its URI, such as `CobNaoEncontrado`. */
export interface Problem {
  readonly status: number
  readonly type: string
}

export interface ChargeOrder {
  readonly txid: string
  /** Centavos. */
  readonly amount: bigint
  readonly lifeSeconds: number
  readonly payer: { readonly cpf: string; readonly name: string }
  readonly description: string
}

export interface Charge {
  readonly txid: string
  readonly pixCode: string | undefined
  readonly expiresAt: Date
  readonly payments: readonly Payment[]
}

export interface Payment {
  readonly e2eid: string
  /** Absent when somebody paid to the key without a charge. */
  readonly txid: string | undefined
  readonly amount: bigint
  readonly paidAt: Date
  /** Digits, or as the provider masks them; `undefined`: it does not tell (optional in API Pix 2.9.0). */
  readonly payerDocument: string | undefined
  readonly refunds: readonly Refund[]
}

export interface Refund {
  readonly id: string
  readonly amount: bigint
  readonly state: 'under_way' | 'done' | 'refused'
}

export interface KeyOwner {
  readonly key: string
  /** `undefined`: a company's key. */
  readonly cpf: string | undefined
  readonly bankName: string | undefined
}

export type Destination =
  | { readonly chave: string }
  | {
      readonly conta: {
        readonly ispb: string
        readonly agencia: string
        readonly conta: string
        readonly tipo: string
        readonly cpf: string
      }
    }

export interface Payout {
  readonly id: string
  readonly amount: bigint
  readonly state: 'under_way' | 'done' | 'refused' | 'returned'
  /** ISO 20022 reason such as `AC03`. */
  readonly reason: string | undefined
}

export interface StatementLine {
  /** `fee`: what the provider keeps for itself; `other`: a kind that is not known here. */
  readonly kind: 'received' | 'refunded' | 'paid_out' | 'returned' | 'fee' | 'other'
  /** Signed centavos: in is positive. */
  readonly amount: bigint
  readonly at: Date
  readonly id: string
  readonly e2eid: string
}

/** A report that a payment to us was fraud or a mistake (DICT: `InfractionReport`). */
export interface Infraction {
  readonly id: string
  readonly e2eid: string
  /** Centavos that it claims. */
  readonly amount: bigint
  /** `agreed`: a refund follows. `rejected`: analysed and turned down, or cancelled. */
  readonly state: 'open' | 'agreed' | 'rejected'
  readonly openedAt: Date
  readonly changedAt: Date
}

export interface Period {
  readonly from: Date
  readonly to: Date
  readonly page: number
}

/** A payment provider, shaped on the central bank's API Pix 2.9.0; directory, payouts and statement stand beside it. */
export interface PaymentProvider {
  /** Idempotent by txid. */
  readonly putCharge: (order: ChargeOrder) => Promise<Reply<Charge>>
  readonly findCharge: (txid: string) => Promise<Reply<Charge>>
  /** Takes an unpaid charge back; `refused`: it was paid, or there is none. */
  readonly removeCharge: (txid: string) => Promise<Reply<Charge>>
  readonly findPayment: (e2eid: string) => Promise<Reply<Payment>>
  /** Received payments of a time, both ends included, page by page from 0. */
  readonly listPayments: (
    period: Period,
  ) => Promise<Reply<{ readonly payments: readonly Payment[]; readonly hasMore: boolean }>>
  /** The operator's account at the provider, line by line: what reconciliation compares the ledger with. */
  readonly listStatement: (
    period: Period,
  ) => Promise<Reply<{ readonly lines: readonly StatementLine[]; readonly hasMore: boolean }>>
  /** Infraction reports against our payments that changed within a time, page by page from 0. */
  readonly listInfractions: (
    period: Period,
  ) => Promise<Reply<{ readonly infractions: readonly Infraction[]; readonly hasMore: boolean }>>
  readonly putRefund: (e2eid: string, id: string, amount: bigint) => Promise<Reply<Refund>>
  readonly findRefund: (e2eid: string, id: string) => Promise<Reply<Refund>>
  readonly putWebhook: (webhookUrl: string) => Promise<Reply<undefined>>
  readonly findKeyOwner: (key: string) => Promise<Reply<KeyOwner>>
  /** Idempotent by id; after an unknown outcome the caller asks `findPayout` under the same id. */
  readonly putPayout: (id: string, amount: bigint, destination: Destination) => Promise<Reply<Payout>>
  readonly findPayout: (id: string) => Promise<Reply<Payout>>
}
