import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { type DeskTicket, ticketInbox } from '../../contract/tickets.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Badge } from '../../src/ui/badge.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { headsetIcon } from '../../src/ui/icons/account-icons.ts'
import { ListRow } from '../../src/ui/list-row.tsx'
import { useDesk } from '../desk/desk.ts'
import { hrefOf, type TicketFilter } from '../desk/place.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { useTicketWords } from './ticket-words.ts'

const pollMs = 15_000

export function Inbox({ state }: { state: TicketFilter }) {
  const { t } = useLingui()
  const { api } = useDesk()
  const readPage = useCallback(
    (cursor: string | undefined) =>
      api.call(ticketInbox, { body: { state, ...(cursor !== undefined && { cursor }) } }),
    [api, state],
  )
  return (
    <PagedList<DeskTicket>
      label={t`Tickets`}
      readPage={readPage}
      everyMs={pollMs}
      empty={
        <EmptyState
          icon={headsetIcon}
          title={t`No tickets here`}
          text={t`Nobody waits for an answer in this list.`}
        />
      }
    >
      {row => <Row key={row.id} row={row} state={state} />}
    </PagedList>
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
