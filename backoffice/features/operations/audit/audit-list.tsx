import { useLingui } from '@lingui/react/macro'
import type { AuditRow } from '../../../../contract/operations/administrators.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { searchIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { NotedTerms } from './noted-terms.tsx'
import { useActionWords } from './use-action-words.ts'
import { useDetailWords } from './use-detail-words.ts'
import { useSubjectWords } from './use-subject-words.ts'

type AuditListProps = {
  list: ListState<AuditRow>
  reader: ListReader<AuditRow>
  onSubject: (subject: string) => void
}

export function AuditList({ list, reader, onSubject }: AuditListProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  if (list.status === 'loading') return <Skeleton className="h-80 w-full rounded-wide" />
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  if (list.rows.length === 0) return <EmptyState icon={searchIcon} title={t`Nothing fits these filters.`} />
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul
        aria-label={t`Audit`}
        className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
      >
        {list.rows.map(row => (
          <AuditLine key={row.seq} row={row} onSubject={() => onSubject(row.subject)} />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
    </div>
  )
}

function AuditLine({ row, onSubject }: { row: AuditRow; onSubject: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useActionWords()
  const subjectWords = useSubjectWords()
  const details = useDetailWords()(row)
  const { terms } = row.details
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 rail:grid-cols-[min(11rem,30%)_1fr]">
      <p className="figures text-faint text-small">
        {formatDate(Date.parse(row.at), 'moment', language)} · #{row.seq}
      </p>
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-firm">{words(row.action)}</span>
          <span className="text-small text-soft">{row.administrator ?? t`on the server's own machine`}</span>
        </p>
        <button
          type="button"
          title={t`Everything about this`}
          className="figures tap break-all text-start text-sky-text text-small"
          onClick={onSubject}
        >
          {subjectWords(row.subject)}
        </button>
        {details.length > 0 ? (
          <dl className="flex max-w-full flex-wrap gap-x-5 gap-y-1 text-small">
            {details.map(({ name, label, text }) => (
              <div key={name} className="flex min-w-0 max-w-full flex-wrap gap-x-1.5">
                <dt className="min-w-0 text-faint">{label}</dt>
                <dd className="figures min-w-0 flex-[1_1_6rem] break-words">{keepAmounts(text)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {typeof terms === 'string' ? <NotedTerms json={terms} /> : null}
      </div>
    </li>
  )
}
