import { useLingui } from '@lingui/react/macro'
import type { DepositDetails } from '../../../../contract/cashier/deposit-admin.ts'
import { Fact } from '../../../parts/fact.tsx'
import { MoneyFacts } from '../money-facts.tsx'

/** Who deposits and what their money did. */
export function DepositMember({ details: { item, member } }: { details: DepositDetails }) {
  const { t } = useLingui()
  return (
    <MoneyFacts member={member} since={member.created_at} status={item.member.status}>
      <Fact name={t`Unpaid, 30 days`}>{member.unpaid_orders}</Fact>
      <Fact name={t`Sent back, 30 days`}>{member.refunded_payments}</Fact>
    </MoneyFacts>
  )
}
