import { useLingui } from '@lingui/react/macro'
import type { BonusGrant } from '../../../../contract/promotions/bonus.ts'
import { useSourceWords } from '../../../common/use-source-words.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { giftIcon } from '../../../ui/icons/shell-icons.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'

/** How a bonus ended, when, and the part that became cash. */
export function EndedGrantRow({ grant }: { grant: BonusGrant }) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = useSourceWords()(grant.source)
  const ended = grant.ended_at ?? grant.expires_at ?? grant.created_at
  const became = formatMoney(grant.converted)
  const day = formatDate(Date.parse(ended), 'day', language)
  const isConverted = grant.state === 'converted' && grant.converted > 0n
  return (
    <ListRow
      icon={giftIcon}
      title={name}
      detail={
        <span className="figures">{keepAmounts(isConverted ? t`${day} · ${became} became cash` : day)}</span>
      }
      end={<Money amount={grant.amount} size="small" />}
      endDetail={<EndBadge state={grant.state === 'converted' && !isConverted ? 'spent' : grant.state} />}
    />
  )
}

function EndBadge({ state }: { state: BonusGrant['state'] }) {
  const { t } = useLingui()
  switch (state) {
    case 'converted':
      return <Badge tone="leaf">{t`Converted`}</Badge>
    case 'spent':
      return <Badge>{t`Used up`}</Badge>
    case 'forfeited':
      return <Badge>{t`Given up`}</Badge>
    case 'cancelled':
      return <Badge tone="scarlet">{t`Cancelled`}</Badge>
    case 'expired':
    case 'active':
    case 'queued':
      return <Badge>{t`Expired`}</Badge>
  }
}
