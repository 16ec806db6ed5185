import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CaseContext } from '../../../../../contract/cashier/review.ts'
import { formatDate } from '../../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../../src/i18n/use-language.ts'
import { Money } from '../../../../../src/ui/text/money.tsx'
import { Fact, Facts } from '../../../../parts/fact.tsx'

/** Balances, counts and sums. */
export function ContextFacts({ context }: { context: CaseContext }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { balances, deposits, withdrawals, sessions, devices, addresses } = context
  const last = (at: string | null) =>
    at === null ? t`never` : formatDate(Date.parse(at), 'moment', language)
  return (
    <Facts>
      <Fact name={t`Cash`}>
        <Money amount={balances.cash} />
      </Fact>
      <Fact name={t`Bonus`}>
        <Money amount={balances.bonus} />
      </Fact>
      <Fact name={t`Held for withdrawals`}>
        <Money amount={balances.hold} />
      </Fact>
      <Fact name={t`Still to be staked`}>
        <Money amount={balances.ml_money} />
      </Fact>
      <Fact name={t`Rebate`}>
        <Money amount={balances.rebate} />
      </Fact>
      <Fact name={t`Debt`}>
        <Money amount={balances.debt} />
      </Fact>
      <Fact name={t`Last deposit`}>{last(deposits.last_at)}</Fact>
      <Fact name={t`Last withdrawal`}>{last(withdrawals.last_at)}</Fact>
      <Fact name={t`So far`}>
        {t`${plural(deposits.count, { one: '# deposit', other: '# deposits' })}`} ·{' '}
        {t`${plural(withdrawals.count, { one: '# withdrawal', other: '# withdrawals' })}`}
      </Fact>
      <Fact name={t`Sessions`}>{sessions}</Fact>
      <Fact name={t`Devices`}>{devices}</Fact>
      <Fact name={t`Addresses in 30 days`}>{addresses}</Fact>
    </Facts>
  )
}
