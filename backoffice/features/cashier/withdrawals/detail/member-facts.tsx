import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import { formatDate } from '../../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../../src/i18n/use-language.ts'
import { Fact } from '../../../../parts/fact.tsx'
import { MoneyFacts } from '../../money-facts.tsx'

/** Who withdraws and what their money did. */
export function MemberFacts({ item: { member } }: { item: ReviewItem }) {
  const { t } = useLingui()
  const language = useLanguage()
  const changedAt = member.account_changed_at
  // A calendar day in Brasília, where noon UTC is the same day.
  return (
    <MoneyFacts member={member} since={`${member.created_on}T12:00:00Z`} status={member.status}>
      <Fact name={t`Destination changed`}>
        {changedAt === null ? t`never` : formatDate(Date.parse(changedAt), 'moment', language)}
      </Fact>
    </MoneyFacts>
  )
}
