import { useLingui } from '@lingui/react/macro'
import type { Difference } from '../../../../contract/cashier/reconciliation.ts'

export function useMovementWords(): Record<Difference['kind'], string> {
  const { t } = useLingui()
  return {
    received: t`Payments received`,
    refunded: t`Refunds`,
    paid_out: t`Payouts`,
    returned: t`Payouts that came back`,
    fee: t`The provider's fees`,
    other: t`Of another kind`,
  }
}

export function useWhyWords(): Record<NonNullable<Difference['why']>, string> {
  const { t } = useLingui()
  return {
    in_flight: t`Under way: one side has not heard of it yet`,
    other_day: t`The other side has it on the day before or after`,
    refund_under_way: t`Refund under way`,
    fee: t`Fee of the provider, which the ledger does not carry`,
    by_hand: t`Explained by a person`,
  }
}
