import { useLingui } from '@lingui/react/macro'
import type { DeskTicket } from '../../contract/tickets.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Badge } from '../../src/ui/badge.tsx'
import { clockIcon } from '../../src/ui/icons/shell-icons.ts'
import { useNow } from '../../src/ui/use-now.ts'
import { useDesk } from '../desk/desk.ts'
import { formatSpan } from '../parts/format-span.ts'

/** Less than this left, and the row asks to be next. */
const soonMs = 2 * 86_400_000

/** How long until a complaint is to be answered; nothing once it is, and for other tickets. */
export function ComplaintBadge({ ticket: { due_at } }: { ticket: DeskTicket }) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = useNow(60_000, useDesk().now)
  if (due_at === undefined) return null
  const leftMs = Date.parse(due_at) - now
  const span = formatSpan(leftMs, language)
  const tone = leftMs <= 0 ? 'scarlet' : leftMs < soonMs ? 'sun' : 'plain'
  return (
    <Badge tone={tone} icon={clockIcon}>
      {leftMs <= 0 ? t`${span} overdue` : t`${span} left`}
    </Badge>
  )
}
