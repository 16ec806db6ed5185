import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../contract/backoffice.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Badge } from '../../src/ui/badge.tsx'
import { clockIcon } from '../../src/ui/icons/shell-icons.ts'
import { formatSpan } from '../parts/format-span.ts'

/** Less than this left, and the row asks to be next. */
const soonMs = 30 * 60_000

/** How long until the member was told to have the money; nothing once it is decided otherwise or paid. */
export function DueBadge({ item, now }: { item: ReviewItem; now: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isOpen = item.state === 'pending' || item.state === 'approved'
  if (item.expected_by === null || !isOpen) return null
  const leftMs = Date.parse(item.expected_by) - now
  const span = formatSpan(leftMs, language)
  if (leftMs <= 0) {
    return (
      <Badge tone="scarlet" icon={clockIcon}>
        {t`${span} overdue`}
      </Badge>
    )
  }
  return (
    <Badge tone={leftMs < soonMs ? 'sun' : 'plain'} icon={clockIcon}>
      {t`${span} left`}
    </Badge>
  )
}
