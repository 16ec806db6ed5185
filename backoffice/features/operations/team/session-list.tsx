import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import {
  type AdministratorSession,
  administratorSessions,
  revokeAdministratorSession,
} from '../../../../contract/operations/administrators.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { browserName } from '../../../parts/browser-name.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** Living sessions: one's own, and for an owner everybody's. */
export function SessionList() {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const sentence = useCallSentence()
  const read = useCallback(() => api.call(administratorSessions, {}), [api])
  const { list, reader } = useWhole<AdministratorSession>(read)
  const content = () => {
    if (list.status === 'loading') return <Skeleton className="h-24 w-full rounded-wide" />
    if (list.status === 'failed')
      return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
    return (
      <ul
        aria-label={t`Sessions`}
        className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
      >
        {list.rows.map(session => (
          <SessionRow key={session.id} session={session} onEnded={reader.refresh} />
        ))}
      </ul>
    )
  }
  return (
    <section aria-labelledby="sessions-title" className="grid gap-3">
      <h2 id="sessions-title" className="text-lead">
        {t`Sessions`}
      </h2>
      {content()}
    </section>
  )
}

type SessionRowProps = { session: AdministratorSession; onEnded: () => Promise<void> }

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { api, toasts } = useBackOffice()
  const { name } = session
  const { busy, fault, send } = useSend(
    (id: string, key) => api.call(revokeAdministratorSession, { body: { id }, key }),
    () => {
      toasts.show('leaf', t`A session of ${name} has ended.`)
      void onEnded()
    },
  )
  const moment = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const [began, seen] = [moment(session.created_at), moment(session.seen_at)]
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-end gap-3 px-4 py-3">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-firm">{name}</span>
          {session.is_current ? <Badge tone="leaf">{t`This one`}</Badge> : null}
        </p>
        <p className="text-faint text-small">
          {browserName(session.user_agent) ?? t`A browser that says nothing of itself`}
        </p>
        <p className="figures text-faint text-small">{t`since ${began}, seen ${seen}`}</p>
        {fault ? (
          <p role="alert" className="text-scarlet-text text-small">
            {fault.message}
          </p>
        ) : null}
      </div>
      {session.is_current ? null : (
        <Button
          size="small"
          busy={busy}
          aria-label={t`End this session of ${name}`}
          onClick={() => void send(session.id)}
        >
          {t`End`}
        </Button>
      )}
    </li>
  )
}
