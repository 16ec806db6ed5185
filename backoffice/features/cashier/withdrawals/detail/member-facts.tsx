import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import { formatDate } from '../../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../../src/i18n/use-language.ts'
import { Money } from '../../../../../src/ui/text/money.tsx'
import { Fact, Facts } from '../../../../parts/fact.tsx'
import { useMemberStatus } from '../../../../parts/use-member-status.ts'

/** Who the member is and what their money did. */
export function MemberFacts({ item: { member } }: { item: ReviewItem }) {
  const { t } = useLingui()
  const language = useLanguage()
  const statusWord = useMemberStatus()
  const changedAt = member.account_changed_at
  // A calendar day in Brasília, where noon UTC is the same day.
  const since = formatDate(Date.parse(`${member.created_on}T12:00:00Z`), 'day', language)
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
      <Fact name={t`Member since`}>{since}</Fact>
      <Fact name={t`Account`}>{statusWord(member.status)}</Fact>
      <Fact name={t`Destination changed`}>
        {changedAt === null ? t`never` : formatDate(Date.parse(changedAt), 'moment', language)}
      </Fact>
    </Facts>
  )
}
