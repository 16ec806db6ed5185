import { useLingui } from '@lingui/react/macro'

type Paid = { readonly payment_desc: string; readonly payment_type: string }

/** How an order was paid: by the name its method had then, else by its kind in words. */
export function usePaymentName(): (order: Paid) => string {
  const { t } = useLingui()
  const kinds: Readonly<Record<string, string>> = { pix: 'Pix', transfer: t`Bank transfer` }
  return order => order.payment_desc || (kinds[order.payment_type] ?? order.payment_type)
}
