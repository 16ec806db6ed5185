import { useLingui } from '@lingui/react/macro'
import type { Bonuses } from '../../../../contract/promotions/bonus.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'

/** The one figure that counts: what is still to be staked before cash can leave, and what is owed. */
export function StakeSummary({ answer }: { answer: Bonuses }) {
  const { t } = useLingui()
  const debt = formatMoney(answer.debt)
  return (
    <section aria-label={t`Left to stake`} className="grid gap-1 rounded-wide bg-surface p-4 shadow-mid">
      <p className="text-small text-soft">{t`Left to stake`}</p>
      <Money amount={answer.ml_money} size="hero" />
      <p className="text-small text-soft">
        {answer.ml_money > 0n
          ? t`What you stake counts by itself, game by game, as soon as a round is settled.`
          : t`Nothing is left to stake: your cash is free.`}
      </p>
      {answer.debt > 0n ? (
        <p className="mt-2 rounded-corner bg-scarlet-wash p-3 text-small">
          {keepAmounts(
            t`${debt} is owed: a payment or a bet was taken back after its money was used. What comes in next settles it first; withdrawals wait until then.`,
          )}
        </p>
      ) : null}
    </section>
  )
}
