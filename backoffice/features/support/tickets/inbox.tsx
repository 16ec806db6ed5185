import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { type AdminTicket, ticketInbox } from '../../../../contract/support/tickets.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { headsetIcon } from '../../../../src/ui/icons/account-icons.ts'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { Alarm } from '../../../parts/alarm.tsx'
import { PagedList } from '../../../parts/paged-list.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { hrefOf, type TicketFilter } from '../../../state/place.ts'
import { ComplaintBadge } from './complaint-badge.tsx'
import { useTicketWords } from './ticket-words.ts'

const pollMs = 15_000

export function Inbox({ state }: { state: TicketFilter }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const [overdue, setOverdue] = useState(0)
  const readPage = useCallback(
    async (cursor: string | undefined) => {
      const result = await api.call(ticketInbox, { body: { state, ...(cursor !== undefined && { cursor }) } })
      if (result.kind === 'answer') setOverdue(result.reply.overdue)
      return result
    },
    [api, state],
  )
  return (
    <>
      <OverdueComplaints many={overdue} />
      <PagedList<AdminTicket>
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
    </>
  )
}

/** Over every list: the licence counts all of them. */
function OverdueComplaints({ many }: { many: number }) {
  const { t } = useLingui()
  if (many === 0) return null
  return (
    <Alarm isLate>
      <strong className="font-firm">
        {t`${plural(many, { one: '# complaint is past the day of its answer.', other: '# complaints are past the day of their answer.' })}`}
      </strong>
    </Alarm>
  )
}

function Row({ row, state }: { row: AdminTicket; state: TicketFilter }) {
  const { t } = useLingui()
  const { place } = useBackOffice()
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
      detail={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {`${when} · ${owner}`}
          <ComplaintBadge ticket={row} />
        </span>
      }
      // Everywhere else the list itself says it.
      end={state === 'mine' ? <Badge tone={tone}>{word}</Badge> : null}
      href={hrefOf(to)}
      onFollow={() => place.go(to)}
    />
  )
}
