import { useLingui } from '@lingui/react/macro'
import type { DepositDetails } from '../../../../contract/cashier/deposit-desk.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Money } from '../../../../src/ui/text/money.tsx'
import { Fact, Facts } from '../../../parts/fact.tsx'
import { useMemberStatus } from '../../../parts/use-member-status.ts'

/** Who deposits and what their money did. */
export function DepositMember({ details: { item, member } }: { details: DepositDetails }) {
  const { t } = useLingui()
  const language = useLanguage()
  const statusWord = useMemberStatus()
  return (
    <Facts>
      <Fact name={t`Deposited`}>
        <Money amount={member.total_recharged} />
      </Fact>
      <Fact name={t`Staked`}>
        <Money amount={member.total_staked} />
      </Fact>
      <Fact name={t`Withdrawn`}>
        <Money amount={member.total_withdrawn} />
      </Fact>
      <Fact name={t`Member since`}>{formatDate(Date.parse(member.created_at), 'day', language)}</Fact>
      <Fact name={t`Account`}>{statusWord(item.member.status)}</Fact>
      <Fact name={t`Unpaid, 30 days`}>{member.unpaid_orders}</Fact>
      <Fact name={t`Sent back, 30 days`}>{member.refunded_payments}</Fact>
    </Facts>
  )
}
