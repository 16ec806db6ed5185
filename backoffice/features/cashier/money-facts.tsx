import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../src/i18n/use-language.ts'
import { Money } from '../../../src/ui/text/money.tsx'
import { Fact, Facts } from '../../parts/fact.tsx'
import { useMemberStatus } from '../../parts/use-member-status.ts'

type MoneyFactsProps = {
  /** Centavos since the account was opened. */
  member: { total_recharged: bigint; total_staked: bigint; total_withdrawn: bigint }
  /** A moment (ISO 8601). */
  since: string
  status: Parameters<ReturnType<typeof useMemberStatus>>[0]
  children: ReactNode
}

/** Who the member of a case is and what their money did. */
export function MoneyFacts({ member, since, status, children }: MoneyFactsProps) {
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
      <Fact name={t`Member since`}>{formatDate(Date.parse(since), 'day', language)}</Fact>
      <Fact name={t`Account`}>{statusWord(status)}</Fact>
      {children}
    </Facts>
  )
}
