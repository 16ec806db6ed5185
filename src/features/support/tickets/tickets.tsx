import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import type { TicketTopic } from '../../../../contract/support/ticket-topics.ts'
import { complaintDays } from '../../../../contract/support/tickets.ts'
import { useApp } from '../../../app/app-context.ts'
import { Freshness } from '../../../common/freshness.tsx'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { headsetIcon } from '../../../ui/icons/account-icons.ts'
import { plusIcon } from '../../../ui/icons/shell-icons.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { readTickets, type TicketItem } from './read-tickets.ts'
import { TicketForm } from './ticket-form.tsx'
import { ticketNumber } from './ticket-subject.ts'
import { TicketThread } from './ticket-thread.tsx'
import { useTicketWords } from './use-ticket-words.ts'

const hrefOf = (id: string) => `/information-center/tickets?id=${id}`

type TicketsProps = { memberId: string; id: string | undefined; topic: TicketTopic | undefined }

/** The member's questions, those included that still wait on this device. */
export function Tickets({ memberId, id, topic }: TicketsProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const router = useRouter()
  const asked = useRefresh('tickets')
  const view = useLiveQuery(() => readTickets(db, memberId), [db, memberId])
  const go = (to: string) => void router.navigate({ href: hrefOf(to) })
  if (id === 'new') return <TicketForm memberId={memberId} about={topic} onSent={go} />
  const items = view?.items ?? []
  const isUnknown = view?.at === undefined && items.length === 0
  if (view === undefined || (isUnknown && !asked.hasFailed)) return <Skeleton className="h-40 rounded-wide" />
  if (isUnknown) {
    return (
      <div className="grid gap-4">
        <NotLoaded
          title={t`Your tickets could not be loaded`}
          text={t`You can write one all the same: it is sent when you are online.`}
          asked={asked}
        />
        <Button tone="main" wide icon={plusIcon} onClick={() => go('new')}>{t`Write to support`}</Button>
      </div>
    )
  }
  const chosen = items.find(item => item.id === id)
  if (chosen !== undefined) return <Chosen memberId={memberId} item={chosen} at={view.at} />
  const freshness = (
    <Freshness
      at={view.at}
      text={t`This is what your device knows. You can write: it is sent when you are online.`}
    />
  )
  if (items.length === 0) {
    return (
      <div className="grid gap-4">
        {freshness}
        <EmptyState
          icon={headsetIcon}
          title={t`No tickets yet`}
          text={t`Ask us anything. The answer comes here, and as a notification.`}
        >
          <Button tone="main" icon={plusIcon} onClick={() => go('new')}>{t`Write to support`}</Button>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {freshness}
      <Button tone="main" wide icon={plusIcon} onClick={() => go('new')}>{t`Write to support`}</Button>
      <List label={t`My tickets`}>
        {items.map(item => (
          <Row key={item.id} item={item} onPress={() => go(item.id)} />
        ))}
      </List>
    </div>
  )
}

function stateOf({ ticket, waiting }: TicketItem) {
  if (waiting.some(write => write.parked !== undefined)) return 'parked'
  return waiting.length > 0 || ticket === undefined ? 'waiting' : ticket.state
}

function Row({ item, onPress }: { item: TicketItem; onPress: () => void }) {
  const language = useLanguage()
  const { topics, states } = useTicketWords()
  const { word, tone } = states[stateOf(item)]
  const last = item.ticket?.messages.at(-1)
  const at = item.ticket === undefined ? (item.waiting[0]?.at ?? 0) : Date.parse(item.ticket.updated_at)
  const when = formatDate(at, 'moment', language)
  const detail = last === undefined ? when : `${when} · ${last.text}`
  return (
    <ListRow
      icon={headsetIcon}
      title={topics[item.topic]}
      detail={<span className="line-clamp-2">{detail}</span>}
      end={<Badge tone={tone}>{word}</Badge>}
      onPress={onPress}
    />
  )
}

type ChosenProps = { memberId: string; item: TicketItem; at: number | undefined }

function Chosen({ memberId, item, at }: ChosenProps) {
  const { t } = useLingui()
  const { topics, states } = useTicketWords()
  const { word, tone } = states[stateOf(item)]
  const number = ticketNumber(item.id)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lead">{topics[item.topic]}</h2>
        <Badge tone={tone}>{word}</Badge>
        <span className="figures text-faint text-small">{t`Ticket ${number}`}</span>
      </div>
      <Freshness at={at} />
      <ComplaintDue item={item} />
      <TicketThread memberId={memberId} item={item} />
    </div>
  )
}

/** Until when the operator answers a complaint; its days begin when it has arrived. */
function ComplaintDue({ item: { topic, ticket } }: { item: TicketItem }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (topic !== 'complaint') return null
  const waits =
    ticket === undefined
      ? t`A person answers within ${plural(complaintDays, { one: '# day', other: '# days' })} of its arrival.`
      : undefined
  const due = ticket?.due_at
  const until = due === undefined ? undefined : formatDate(Date.parse(due), 'moment', language)
  const text = waits ?? (until === undefined ? undefined : t`A person answers by ${until}.`)
  return (
    <p className="text-small text-soft">
      <span>{text}</span>{' '}
      <Link to="/responsible-gaming" hash="complaints" className="text-sky-text underline">
        {t`What else you can do`}
      </Link>
    </p>
  )
}
