import { useLingui } from '@lingui/react/macro'
import type { MemberBreaks } from '../../../contract/breaks.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { List } from '../../ui/list.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { useBreakWords } from './use-break-words.ts'

/** Every wish, newest first; folded away until somebody looks. */
export function BreakHistory({ history }: { history: MemberBreaks['history'] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { kinds, terms } = useBreakWords()
  if (history.length === 0) return null
  return (
    <details className="grid gap-2">
      <summary className="target font-firm text-sky-text text-small">{t`My pauses and exclusions so far`}</summary>
      <List label={t`My pauses and exclusions so far`}>
        {history.map(({ id, kind, term, asked_at, until }) => {
          const end = until === null ? '' : formatDate(Date.parse(until), 'moment', language)
          return (
            <ListRow
              key={id}
              title={kinds[kind]}
              detail={term === null ? undefined : terms[term]}
              end={<span className="text-small">{until === null ? t`without an end` : t`until ${end}`}</span>}
              endDetail={formatDate(Date.parse(asked_at), 'moment', language)}
            />
          )
        })}
      </List>
    </details>
  )
}
