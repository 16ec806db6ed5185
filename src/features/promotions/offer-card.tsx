import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Offer } from '../../../contract/promotions/promotions.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronRightIcon } from '../../ui/icons/shell-icons.ts'
import { followLink } from '../../ui/lists/follow-link.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { keepAmounts } from '../../ui/text/keep-amounts.tsx'
import { OfferSteps } from './offer-steps.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { useReasonWords } from './use-offer-words.ts'
import type { Listed } from './use-promotion-list.ts'

const tones = {
  sun: 'bg-sun text-sun-ink',
  scarlet: 'bg-scarlet text-scarlet-ink',
  leaf: 'bg-leaf text-leaf-ink',
  sky: 'bg-sky text-sky-ink',
}

/** A promotion in the centre: what it gives, and where the member stands with it. */
export function OfferCard({ listed, offer }: { listed: Listed; offer: Offer | undefined }) {
  const router = useRouter()
  const { title, text, path, icon, tone } = listed
  return (
    <a
      href={path}
      onClick={followLink(() => void router.navigate({ href: path }))}
      className="settle feather grid h-full content-between gap-3 bg-surface p-4 shadow-mid hover:bg-raised press-99"
    >
      <span className="flex items-start gap-3">
        <span className={`feather-small grid size-12 flex-none place-items-center ${tones[tone]}`}>
          <Icon shape={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold font-display text-lead">{title}</span>
          <span className="block text-small text-soft">{keepAmounts(text)}</span>
        </span>
        <Icon shape={chevronRightIcon} size={20} className="mt-1 text-faint" />
      </span>
      {offer ? <Standing offer={offer} /> : null}
    </a>
  )
}

function Standing({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const reasonWords = useReasonWords()
  if (offer.eligible) {
    const amount = formatMoney(offer.amount)
    return (
      <span>
        <Badge tone="sun">{offer.amount > 0n ? t`Ready: ${amount}` : t`Ready for you`}</Badge>
      </span>
    )
  }
  if (offer.reason === 'claimed') {
    return (
      <span>
        <Badge tone="leaf">{t`Claimed`}</Badge>
      </span>
    )
  }
  if (offer.accrued !== undefined && offer.accrued > 0n) return <OnItsWay offer={offer} />
  const ahead = offer.steps.filter(step => step.have < step.need)
  const named = offer.reason === 'stake_missing' ? ahead.find(step => step.what === 'stake') : undefined
  const next = named ?? ahead[0]
  return (
    <div className="grid gap-2">
      {offer.reason === null ? null : <p className="text-faint text-small">{reasonWords(offer.reason)}</p>}
      {next === undefined ? null : <OfferSteps steps={[next]} />}
    </div>
  )
}
