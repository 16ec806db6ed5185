import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from '../../../contract/is-uuid.ts'
import { type TicketTopic, ticketTopics } from '../../../contract/support/ticket-topics.ts'
import { ScreenTickets } from '../../features/support/tickets/screen-tickets.tsx'
import { onlyKnownSearch } from '../-only-known-search.ts'

interface TicketSearch {
  /** A ticket, or `new`. */
  readonly id?: string
  /** What a new one is about. */
  readonly topic?: TicketTopic
}

export const Route = createFileRoute('/information-center/tickets')({
  validateSearch: onlyKnownSearch((search): TicketSearch => {
    const { id } = search
    const topic = ticketTopics.find(one => one === search.topic)
    if (id === 'new') return { id, ...(topic !== undefined && { topic }) }
    return typeof id === 'string' && isUuid(id) ? { id } : {}
  }),
  loader: ({ context }) => void context.sync.pull('tickets'),
  component: () => <ScreenTickets {...Route.useSearch()} />,
})
