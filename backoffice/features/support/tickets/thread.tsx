import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { type TicketThread, ticketThread } from '../../../../contract/support/tickets.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import type { TicketFilter } from '../../../state/place.ts'
import { noFilters } from '../../cashier/deposits/deposit-filters.ts'
import { AnswerForm } from './answer-form.tsx'
import { ComplaintBadge } from './complaint-badge.tsx'
import { HarmMark } from './harm-mark.tsx'
import { useTicketWords } from './ticket-words.ts'

/** One ticket: who asks, about what, what was said, and the answer. */
export function Thread({ id, state }: { id: string; state: TicketFilter }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const sentence = useCallSentence()
  const read = useCallback(async () => {
    const result = await api.call(ticketThread, { body: { id } })
    return result.kind === 'answer' ? { ...result, reply: { data: [result.reply.data] } } : result
  }, [api, id])
  const { list, reader } = useWhole<TicketThread>(read)
  const back = (
    <PlaceLink
      to={{ screen: 'tickets', state, id: undefined }}
      className="min-h-11 py-2 font-firm text-sky-text"
    >
      {t`← All tickets`}
    </PlaceLink>
  )
  const thread = list.status === 'ready' ? list.rows[0] : undefined
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      {back}
      {list.status === 'loading' ? <Skeleton className="h-60 w-full rounded-wide" /> : null}
      {list.status === 'failed' ? (
        <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
      ) : null}
      {thread === undefined ? null : (
        <>
          <Head thread={thread} />
          <Freshness list={list} />
          {list.status === 'ready' ? <StaleNotice failure={list.failure} /> : null}
          <Messages messages={thread.messages} />
          <HarmMark thread={thread} onDone={() => void reader.refresh()} />
          <AnswerForm ticket={thread.ticket} onDone={() => void reader.refresh()} />
        </>
      )}
    </div>
  )
}

function Head({ thread: { ticket } }: { thread: TicketThread }) {
  const { t } = useLingui()
  const { topics, states } = useTicketWords()
  const { word, tone } = states[ticket.state]
  const { ticket_no: number, member, order } = ticket
  const claimer = ticket.claimed_by?.name
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="text-title">{topics[ticket.topic]}</h1>
        <Badge tone={tone}>{word}</Badge>
        <ComplaintBadge ticket={ticket} />
        <span className="figures text-faint text-small">{number}</span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-small">
        <PlaceLink to={{ screen: 'members', search: member.id }} className="tap py-2 font-firm text-sky-text">
          {member.name}
        </PlaceLink>
        {order === null ? null : (
          <PlaceLink
            to={
              order.kind === 'recharge'
                ? { screen: 'deposits', filters: noFilters, id: order.id }
                : { screen: 'withdrawals', state: 'all', id: order.id }
            }
            className="tap py-2 font-firm text-sky-text"
          >
            {order.kind === 'recharge' ? t`The deposit it is about` : t`The withdrawal it is about`}
          </PlaceLink>
        )}
        <span className="py-2 text-soft">
          {claimer === undefined ? t`Nobody looks after it yet` : t`with ${claimer}`}
        </span>
      </p>
    </header>
  )
}

function Messages({ messages }: Pick<TicketThread, 'messages'>) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <ul className="grid gap-3">
      {messages.map(({ id, author, text, created_at, administrator }) => (
        <li
          key={id}
          className={`grid max-w-[85%] gap-1 rounded-wide p-4 ${author === 'house' ? 'justify-self-end bg-leaf-wash' : 'justify-self-start bg-surface shadow-mid'}`}
        >
          <span className="font-firm text-small">
            {author === 'house' ? (administrator ?? t`The house`) : t`Member`}
          </span>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          <span className="figures text-faint text-tiny">
            {formatDate(Date.parse(created_at), 'moment', language)}
          </span>
        </li>
      ))}
    </ul>
  )
}
