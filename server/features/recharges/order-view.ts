import type { PaymentMethod, Recharge } from '../../../contract/money.ts'
import type { Config } from '../../config.ts'
import type { Method } from './rules.ts'
import type { RechargeRow } from './store.ts'

export function toMethod(method: Method): PaymentMethod {
  const { id, name, type, min, max, instant, icon, presets } = method
  const fee_percent = `${method.feeBasisPoints / 100n}.${String(method.feeBasisPoints % 100n).padStart(2, '0')}`
  return {
    id,
    name,
    type,
    min,
    max,
    fee_percent,
    fee_fixed: method.feeFixed,
    instant,
    icon,
    presets: [...presets],
  }
}

/** An order as members see it; the code and the way to pay it only while it can be paid. */
export function toRecharge(row: RechargeRow, config: Config): Recharge {
  const isOpen = row.state === 'pending' && row.pix_code !== null
  return {
    id: row.id,
    order_no: row.order_no,
    money: row.money,
    paid_money: row.paid_money,
    fee: row.fee,
    state: row.state,
    reason: row.reason,
    payment_id: row.method_id,
    payment_type: row.method_type,
    payment_desc: row.description,
    pix_code: isOpen ? row.pix_code : null,
    pay_url: isOpen ? payUrl(row, config) : null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  }
}

/** Where the browser goes to pay: a page of the sandbox; a real provider is paid in the payer's own bank. */
function payUrl({ txid, id }: RechargeRow, { pix, siteUrl }: Config): string | null {
  if (pix?.payPage === undefined) return null
  const back = `${siteUrl}/recharge-payment?order=${id}`
  return `${pix.payPage}/${txid}?return=${encodeURIComponent(back)}`
}
