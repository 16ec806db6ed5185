import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type DeskTicket, ticketInbox } from '../../contract/tickets.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Badge } from '../../src/ui/badge.tsx'
import { Button } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { headsetIcon } from '../../src/ui/icons/account-icons.ts'
import { List } from '../../src/ui/list.tsx'
import { ListRow } from '../../src/ui/list-row.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { useDesk } from '../desk/desk.ts'
import { hrefOf, type TicketFilter } from '../desk/place.ts'
import { useStore } from '../parts/create-store.ts'
import { Freshness } from '../parts/freshness.tsx'
import { createListReader } from '../parts/list-reader.ts'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { StaleNotice } from '../parts/stale-notice.tsx'
import { useCallSentence } from '../parts/use-call-sentence.ts'
import { useRefreshWhileVisible } from '../parts/use-refresh-while-visible.ts'
import { useTicketWords } from './ticket-words.ts'

const pollMs = 15_000

export function Inbox({ state }: { state: TicketFilter }) {
  const { t } = useLingui()
  const { api, now } = useDesk()
  const sentence = useCallSentence()
  const reader = useMemo(() => {
    const readPage = (cursor: string | undefined) =>
      api.call(ticketInbox, { body: { state, ...(cursor !== undefined && { cursor }) } })
    return createListReader<DeskTicket>({ readPage, now })
  }, [api, now, state])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  if (list.status === 'loading') return <Skeleton className="h-60 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <Freshness list={list} />
        <RefreshButton onRefresh={reader.refresh} />
      </div>
      <StaleNotice failure={list.failure} />
      {list.rows.length === 0 ? (
        <EmptyState
          icon={headsetIcon}
          title={t`No tickets here`}
          text={t`Nobody waits for an answer in this list.`}
        />
      ) : (
        <List label={t`Tickets`}>
          {list.rows.map(row => (
            <Row key={row.id} row={row} state={state} />
          ))}
        </List>
      )}
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
    </div>
  )
}

function Row({ row, state }: { row: DeskTicket; state: TicketFilter }) {
  const { t } = useLingui()
  const { place } = useDesk()
  const language = useLanguage()
  const { topics, states } = useTicketWords()
  const to = { screen: 'tickets', state, id: row.id } as const
  const when = formatDate(Date.parse(row.updated_at), 'moment', language)
  const { name } = row.member
  const claimer = row.claimed_by?.name
  const owner = claimer === undefined ? t`nobody's yet` : t`with ${claimer}`
  const { word, tone } = states[row.state]
  return (
    <ListRow
      icon={headsetIcon}
      title={`${topics[row.topic]} · ${name}`}
      detail={`${when} · ${owner}`}
      end={<Badge tone={tone}>{word}</Badge>}
      href={hrefOf(to)}
      onFollow={() => place.go(to)}
    />
  )
}
