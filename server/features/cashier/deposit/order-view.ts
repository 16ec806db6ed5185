import type { Kysely } from 'kysely'
import type { CollectionAccount, PaymentMethod, Recharge } from '../../../../contract/cashier/money.ts'
import type { Language } from '../../../../contract/language.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/database/schema.ts'
import { readSteps } from './events.ts'
import type { Method } from './rules.ts'
import type { RechargeRow } from './store.ts'

/** A way to pay, named in the language that was asked for. */
export function toMethod(
  method: Method,
  {
    language,
    collection,
  }: { readonly language: Language; readonly collection: CollectionAccount | undefined },
): PaymentMethod {
  const { id, type, min, max, instant, icon, presets } = method
  const fee_percent = `${method.feeBasisPoints / 100n}.${String(method.feeBasisPoints % 100n).padStart(2, '0')}`
  return {
    id,
    name: method.names[language] ?? method.name,
    type,
    min,
    max,
    fee_percent,
    fee_fixed: method.feeFixed,
    instant,
    icon,
    presets: [...presets],
    collection: type === 'transfer' ? (collection ?? null) : null,
  }
}

/** Orders of one member as that member sees them. */
export async function showRecharges(
  { config }: { readonly config: Config },
  db: Kysely<Database>,
  memberId: string,
  rows: readonly RechargeRow[],
): Promise<Recharge[]> {
  const ids = rows.map(row => row.id)
  const steps = await readSteps(db, memberId, ids)
  return rows.map(row => toRecharge(row, steps.get(row.id) ?? [], config))
}

/** The code and the way to pay only while it can be paid. */
function toRecharge(row: RechargeRow, steps: Recharge['steps'], config: Config): Recharge {
  const isOpen = row.state === 'pending' && row.pix_code !== null
  return {
    id: row.id,
    order_no: row.order_no,
    money: row.money,
    paid_money: row.paid_money,
    fee: row.fee,
    state: row.state,
    awaiting: awaitedBy(row),
    reason: row.reason,
    payment_id: row.method_id,
    payment_type: row.method_type,
    payment_desc: row.description,
    pix_code: isOpen ? row.pix_code : null,
    pay_url: isOpen ? payUrl(row, config) : null,
    collection: canBeTransferred(row) ? row.collection : null,
    proof_at: row.proof_at?.toISOString() ?? null,
    note: row.note,
    steps,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  }
}

/** An expired transfer may still be proved; one that its member cancelled asks for nothing more. */
const canBeTransferred = ({ state, reason }: RechargeRow) =>
  state === 'pending' || (state === 'expired' && reason !== 'cancelled')

function awaitedBy({ state, method_type, proof_at, e2eid }: RechargeRow): Recharge['awaiting'] {
  if (state !== 'pending') return null
  if (method_type === 'transfer') return proof_at === null ? 'proof' : 'review'
  return e2eid === null ? 'payment' : 'payer'
}

/** Where the browser goes to pay: a page of the sandbox; a real provider is paid in the payer's own bank. */
function payUrl({ txid, id }: RechargeRow, { pix, siteUrl }: Config): string | null {
  if (pix?.payPage === undefined) return null
  const back = `${siteUrl}/recharge-payment?order=${id}`
  return `${pix.payPage}/${txid}?return=${encodeURIComponent(back)}`
}
