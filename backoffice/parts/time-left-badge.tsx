import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { clockIcon } from '../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../src/ui/states/badge.tsx'
import { formatSpan } from './time/format-span.ts'

export interface TimeLeftBadgeProps {
  /** The moment it must have happened by, ISO 8601. */
  readonly dueAt: string
  readonly now: number
  /** Less than this left, and the row asks to be next. */
  readonly soonMs: number
}

/** How long until something must have happened, or for how long it should have. */
export function TimeLeftBadge({ dueAt, now, soonMs }: TimeLeftBadgeProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const leftMs = Date.parse(dueAt) - now
  const span = formatSpan(leftMs, language)
  const tone = leftMs <= 0 ? 'scarlet' : leftMs < soonMs ? 'sun' : 'plain'
  return (
    <Badge tone={tone} icon={clockIcon}>
      {leftMs <= 0 ? t`${span} overdue` : t`${span} left`}
    </Badge>
  )
}
