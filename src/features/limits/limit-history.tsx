import { useLingui } from '@lingui/react/macro'
import type { LimitChange } from '../../../contract/limits.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { List } from '../../ui/list.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { useLimitWords } from './use-limit-words.ts'

/** What the member asked for and what became of it, newest first; folded away until somebody looks. */
export function LimitHistory({ history }: { history: readonly LimitChange[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useLimitWords()
  if (history.length === 0) return null
  return (
    <details className="grid gap-2">
      <summary className="target font-firm text-sky-text text-small">{t`Changes of my limits`}</summary>
      <List label={t`Changes of my limits`}>
        {history.map(({ id, kind, period, value, was, state, asked_at }) => {
          const before = words.amount(kind, was)
          const after = words.amount(kind, value)
          return (
            <ListRow
              key={id}
              title={`${words.kinds[kind]}, ${words.periods[period].toLocaleLowerCase()}`}
              detail={`${before} → ${after}`}
              end={<span className="text-small">{words.states[state]}</span>}
              endDetail={formatDate(Date.parse(asked_at), 'short-day', language)}
            />
          )
        })}
      </List>
    </details>
  )
}
