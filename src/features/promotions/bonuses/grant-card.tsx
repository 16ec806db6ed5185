import { useLingui } from '@lingui/react/macro'
import type { BonusGrant } from '../../../../contract/promotions/bonus.ts'
import { useSourceWords } from '../../../common/use-source-words.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldSign } from '../../../ui/fold-sign.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { StakeProgress } from './stake-progress.tsx'
import { useTerms } from './use-terms.ts'
import { useTimeLeft } from './use-time-left.ts'

type GrantCardProps = { grant: BonusGrant; now: number; onGiveUp: () => void }

/** A bonus that is active or waits for its turn: what it is worth, how far it is, what was agreed. */
export function GrantCard({ grant, now, onGiveUp }: GrantCardProps) {
  const { t } = useLingui()
  const nameOf = useSourceWords()
  const timeLeft = useTimeLeft(now)
  const isActive = grant.state === 'active'
  const asked = formatMoney(grant.required)
  const converts = formatMoney(grant.convertible ?? 0n)
  return (
    <article className="grid gap-4 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-firm">{nameOf(grant.source)}</h3>
          <Money amount={isActive ? grant.balance : grant.amount} size="title" />
        </div>
        <Badge tone={isActive ? 'leaf' : 'plain'}>{isActive ? t`Active` : t`Waiting`}</Badge>
      </div>
      {isActive ? (
        <StakeProgress progress={grant.progress} required={grant.required} tone="wing" />
      ) : (
        <p className="text-small text-soft">
          {keepAmounts(t`Starts when the one before it has ended, and then asks for ${asked} of stakes.`)}
        </p>
      )}
      {isActive && grant.convertible !== undefined && grant.convertible < grant.balance ? (
        <p className="text-small text-soft">
          {keepAmounts(t`Of this balance ${converts} would become cash.`)}
        </p>
      ) : null}
      {isActive && grant.expires_at !== null ? (
        <p className="flex items-center gap-1.5 text-small text-soft">
          <Icon shape={clockIcon} size={16} />
          <span className="figures">{timeLeft(grant.expires_at)}</span>
        </p>
      ) : null}
      <Terms grant={grant} />
      <Button tone="quiet" onClick={onGiveUp}>{t`Give this bonus up`}</Button>
    </article>
  )
}

function Terms({ grant }: { grant: BonusGrant }) {
  const { t } = useLingui()
  const terms = useTerms()(grant)
  return (
    <details className="group rounded-corner bg-ground-deep px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-firm text-small">
        {t`What was agreed`}
        <FoldSign />
      </summary>
      <ul className="grid list-disc gap-1.5 ps-5 pb-4 text-small text-soft">
        {terms.map(term => (
          <li key={term}>{keepAmounts(term)}</li>
        ))}
      </ul>
    </details>
  )
}
