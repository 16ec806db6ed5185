import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { useBreakWords } from '../../../common/use-break-words.ts'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { type Decision, decisionsOf } from './decision-events.ts'

/** Every wish about limits, pauses and exclusions and what became of it, newest first; folded away until somebody looks. */
export function DecisionHistory({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const decisions = useLiveQuery(
    async () =>
      decisionsOf(await readAnswer(db, 'limits', { memberId }), await readAnswer(db, 'breaks', { memberId })),
    [db, memberId],
  )
  if (decisions === undefined || decisions.length === 0) return null
  return (
    <details className="grid gap-2 pt-4">
      <summary className="target font-firm text-sky-text text-small">{t`What I decided so far: limits, pauses, exclusions`}</summary>
      <List label={t`What I decided so far: limits, pauses, exclusions`}>
        {decisions.map(decision =>
          decision.about === 'limit' ? (
            <ChangeRow key={decision.change.id} {...decision} />
          ) : (
            <BreakRow key={decision.intent.id} {...decision} />
          ),
        )}
      </List>
    </details>
  )
}

function ChangeRow({ change }: Extract<Decision, { about: 'limit' }>) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useLimitWords()
  const { kind, period, value, was, state, asked_at, by_house: byOperator = false } = change
  return (
    <ListRow
      title={words.nameOf(kind, period)}
      detail={`${words.amount(kind, was)} → ${words.amount(kind, value)}`}
      end={<span className="text-small">{byOperator ? t`Set by us` : words.states[state]}</span>}
      endDetail={formatDate(Date.parse(asked_at), 'day', language)}
    />
  )
}

function BreakRow({ intent }: Extract<Decision, { about: 'break' }>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { kinds, terms } = useBreakWords()
  const { kind, term, asked_at, until, by_house: byOperator = false } = intent
  const end = until === null ? '' : formatDate(Date.parse(until), 'moment', language)
  return (
    <ListRow
      title={kinds[kind]}
      detail={byOperator ? t`Set by us, for your protection` : term === null ? undefined : terms[term]}
      end={<span className="text-small">{until === null ? t`without an end` : t`until ${end}`}</span>}
      endDetail={formatDate(Date.parse(asked_at), 'day', language)}
    />
  )
}
