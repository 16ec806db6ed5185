import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../contract/operations/backoffice.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { alertIcon, checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { Money } from '../../../../src/ui/text/money.tsx'
import { formatSpan } from '../../../parts/time/format-span.ts'
import { useSelf } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import type { StateFilter } from '../../../state/place.ts'
import type { WithdrawalFilters } from '../../../state/withdrawal-filters.ts'
import { DueBadge } from './detail/due-badge.tsx'
import { stateTones, useStateWords } from './state-words.ts'

type QueueRowProps = {
  item: ReviewItem
  filter: StateFilter
  filters: WithdrawalFilters
  isOpen: boolean
  now: number
}

export function QueueRow({ item, filter, filters, isOpen, now }: QueueRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useStateWords()
  const self = useSelf()
  const isOpenCase = item.state === 'pending' || item.payout_state === 'stopped'
  const hints = isOpenCase ? item.risks.length : 0
  const isGrave = item.risks.some(one => one.weight === 'high')
  const claimer = item.claim?.administrator_id === self ? undefined : item.claim?.name
  const age = formatSpan(now - Date.parse(item.created_at), language)
  const isHalfApproved = item.state === 'pending' && item.reviewer !== null
  return (
    <li>
      <PlaceLink
        to={{ screen: 'withdrawals', state: filter, id: item.id, filters }}
        aria-current={isOpen ? 'true' : undefined}
        className="settle relative grid gap-2 py-3.5 ps-5 pe-4 hover:bg-raised focus-visible:-outline-offset-3 aria-[current]:bg-raised"
      >
        {isOpen ? (
          <span aria-hidden="true" className="absolute inset-y-3 start-2 w-1 bg-sun rounded-full" />
        ) : null}
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 break-all font-firm">{item.member.name}</span>
          <Money amount={item.money} size="body" />
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-faint text-small">
          <span className="min-w-0 break-words">{item.account_label}</span>
          <span className="figures flex-none">{t`${age} ago`}</span>
        </span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {filter === 'all' ? <Badge tone={stateTones[item.state]}>{words[item.state]}</Badge> : null}
          <DueBadge item={item} now={now} />
          {isHalfApproved ? (
            <Badge tone="sky" icon={checkIcon}>
              {t`1 of 2 approved`}
            </Badge>
          ) : null}
          {item.payout_state === 'stopped' ? (
            <Badge tone="scarlet" icon={alertIcon}>
              {t`Waits for a person`}
            </Badge>
          ) : null}
          {claimer === undefined ? null : <Badge tone="sky">{t`with ${claimer}`}</Badge>}
          {hints > 0 ? (
            <Badge tone={isGrave ? 'scarlet' : 'sun'} icon={alertIcon}>
              {t`${plural(hints, { one: '# hint', other: '# hints' })}`}
            </Badge>
          ) : null}
        </span>
      </PlaceLink>
    </li>
  )
}
