import { useLingui } from '@lingui/react/macro'
import { useAgeText } from '../../../ui/states/age-label.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { useBalance } from '../page/use-balance.ts'

/** The balance beside the game, with its age as soon as it is not fresh. */
export function StageBalance(asked: Parameters<typeof useBalance>[0]) {
  const { t } = useLingui()
  const { now } = asked
  const balance = useBalance(asked)
  const age = useAgeText({ at: balance?.asOf ?? now, now })
  if (!balance) return null
  return (
    <p className="flex-none pe-2 text-end">
      <span className="sr-only">{t`Balance`} </span>
      <Money amount={balance.amount} />
      {balance.isPresent ? null : <span className="block text-faint text-tiny">{age}</span>}
    </p>
  )
}
