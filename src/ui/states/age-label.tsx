import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format-date.ts'
import { relativeAge } from '../../i18n/relative-age.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Icon } from '../icon.tsx'
import { clockIcon } from '../icons/shell-icons.ts'

type AgeProps = {
  /** When the shown data was true, in epoch milliseconds. */
  at: number
  now: number
}

/** "as of 14:02", "updated 3 min ago": everything that is shown from the device says how old it is. */
export function AgeLabel(props: AgeProps) {
  const text = useAgeText(props)
  return (
    <span className="inline-flex items-center gap-1 text-faint text-tiny">
      <Icon shape={clockIcon} size={16} className="size-3.5" />
      {text}
    </span>
  )
}

/** The same words without the look, for places that have their own. */
export function useAgeText({ at, now }: AgeProps): string {
  const { t } = useLingui()
  const language = useLanguage()
  const age = relativeAge(at, now)
  switch (age.kind) {
    case 'now':
      return t`updated just now`
    case 'minutes': {
      const { minutes } = age
      return t`updated ${plural(minutes, { one: '# min ago', other: '# min ago' })}`
    }
    case 'today': {
      const time = formatDate(at, 'time', language)
      return t`as of ${time}`
    }
    case 'earlier': {
      const day = formatDate(at, 'short-day', language)
      const time = formatDate(at, 'time', language)
      return t`as of ${day}, ${time}`
    }
  }
}
