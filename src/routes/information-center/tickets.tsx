import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from '../../../contract/is-uuid.ts'
import { ScreenTickets } from '../../features/information/screen-tickets.tsx'
import { onlyKnownSearch } from '../-only-known-search.ts'

interface TicketSearch {
  /** A ticket, or `new`. */
  readonly id?: string
}

export const Route = createFileRoute('/information-center/tickets')({
  validateSearch: onlyKnownSearch((search): TicketSearch => {
    const { id } = search
    return typeof id === 'string' && (id === 'new' || isUuid(id)) ? { id } : {}
  }),
  loader: ({ context }) => void context.sync.pull('tickets'),
  component: () => <ScreenTickets id={Route.useSearch().id} />,
})
