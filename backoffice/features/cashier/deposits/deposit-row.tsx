import { useLingui } from '@lingui/react/macro'
import type { DepositItem } from '../../../../contract/cashier/deposit-admin.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { Money } from '../../../../src/ui/text/money.tsx'
import { PlaceLink } from '../../../shell/place-link.tsx'
import type { DepositFilters } from './deposit-filters.ts'
import { depositTones, useDepositWords } from './deposit-words.ts'

type DepositRowProps = { item: DepositItem; filters: DepositFilters; isOpen: boolean }

export function DepositRow({ item, filters, isOpen }: DepositRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useDepositWords()
  return (
    <li>
      <PlaceLink
        to={{ screen: 'deposits', filters, id: item.id }}
        aria-current={isOpen ? 'true' : undefined}
        className="settle relative grid gap-2 py-3.5 ps-5 pe-4 hover:bg-raised focus-visible:-outline-offset-3 aria-[current]:bg-raised"
      >
        {isOpen ? (
          <span aria-hidden="true" className="absolute inset-y-3 start-2 w-1 rounded-full bg-sun" />
        ) : null}
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 break-all font-firm">{item.member.name}</span>
          <Money amount={item.paid_money ?? item.money} size="body" />
        </span>
        <span className="figures flex flex-wrap justify-between gap-x-3 text-faint text-small">
          <span className="min-w-0 break-all">{item.order_no}</span>
          <span className="flex-none">{formatDate(Date.parse(item.created_at), 'moment', language)}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={item.in_review ? 'sun' : depositTones[item.state]}>
            {item.in_review ? words.review : words[item.state]}
          </Badge>
          <Badge>{item.payment_id.toUpperCase()}</Badge>
          {item.in_review && item.reviewer !== null ? (
            <Badge tone="sky" icon={checkIcon}>
              {t`1 of 2 confirmed`}
            </Badge>
          ) : null}
        </span>
      </PlaceLink>
    </li>
  )
}
