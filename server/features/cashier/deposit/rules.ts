export interface Method {
  readonly id: string
  readonly name: string
  /** By language. */
  readonly names: Readonly<Partial<Record<string, string>>>
  readonly type: 'pix' | 'transfer'
  readonly min: bigint
  readonly max: bigint
  /** 150 is 1.50 %. */
  readonly feeBasisPoints: bigint
  readonly feeFixed: bigint
  readonly instant: boolean
  readonly icon: string
  readonly presets: readonly bigint[]
}

/** Never more than the amount itself; half a centavo is the operator's. */
export function feeOf(amount: bigint, { feeBasisPoints, feeFixed }: Method): bigint {
  const fee = (amount * feeBasisPoints + 5_000n) / 10_000n + feeFixed
  return fee > amount ? amount : fee
}

export interface Depositor {
  readonly cpf: string
  /** Why the member may not deposit at this moment: frozen, closed, self-excluded or on a pause. */
  readonly refused: string | undefined
}

export type Verdict =
  | { readonly action: 'credit' }
  | { readonly action: 'refund'; readonly reason: string }
  /** Its owner is not known yet: kept apart, and sent back if that stays so. */
  | { readonly action: 'wait'; readonly reason: string }

/** What becomes of a PIX that landed (docs/rules/brazil.md): only the member's own money, within the limits, is credited. */
export function judge(
  payment: { readonly amount: bigint; readonly payerDocument: string | undefined },
  depositor: Depositor | undefined,
  method: Pick<Method, 'min' | 'max'>,
): Verdict {
  if (depositor === undefined) return { action: 'wait', reason: 'order_unknown' }
  const payer = payerIs(payment.payerDocument, depositor.cpf)
  if (payer === 'another') return { action: 'refund', reason: 'payer_mismatch' }
  if (depositor.refused !== undefined) return { action: 'refund', reason: depositor.refused }
  if (payment.amount < method.min) return { action: 'refund', reason: 'amount_below_minimum' }
  if (payment.amount > method.max) return { action: 'refund', reason: 'amount_above_maximum' }
  return payer === 'unknown' ? { action: 'wait', reason: 'payer_unknown' } : { action: 'credit' }
}

/** Some providers tell the payer masked (`***.456.789-**`): that can prove another payer, but never the member. */
function payerIs(document: string | undefined, cpf: string): 'member' | 'another' | 'unknown' {
  if (document === undefined) return 'unknown'
  const characters = document.replace(/[.\s/-]/g, '')
  if (!characters.includes('*')) return characters === cpf ? 'member' : 'another'
  const fits =
    characters.length === cpf.length && [...characters].every((one, at) => one === '*' || one === cpf[at])
  return fits ? 'unknown' : 'another'
}

/** Milliseconds until the provider is asked again: at once while somebody looks at the code, then more seldom. */
export function backOff(asks: number): number {
  return Math.min(5_000 * 1.5 ** Math.min(asks, 10), 60_000)
}

/** What people read out to support: day and the end of the id. */
export function orderNumber(prefix: 'R' | 'S', id: string, at: Date): string {
  return `${prefix}${at.toISOString().slice(2, 10).replaceAll('-', '')}${id.slice(-8).toUpperCase()}`
}

/** A refund id is used once for ever (API Pix): each attempt has its own, 1 to 35 letters and digits. */
export function refundId(e2eid: string, attempt: number): string {
  return `R${attempt}${e2eid}`
}
