import { useLingui } from '@lingui/react/macro'
import { useAnswer } from '../../../common/use-answer.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'

/** Said before a withdrawal is confirmed: what the first deposit offers, or has given, ends with it. */
export function EndsFirstDeposit({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { answer } = useAnswer('first-deposit', { memberId })
  if (answer === undefined) return null
  const isRunning = answer.grant?.status === 'active' || answer.grant?.status === 'queued'
  if (!answer.eligible && !isRunning) return null
  const offered = formatMoney(isRunning ? (answer.grant?.amount ?? 0n) : answer.amount)
  return (
    <p className="rounded-corner bg-sun-wash p-3 text-small">
      {keepAmounts(
        isRunning
          ? t`This withdrawal ends your first-deposit bonus of ${offered}.`
          : t`This withdrawal ends your first-deposit offer of ${offered}. Claim it and play it first to keep it.`,
      )}
    </p>
  )
}
