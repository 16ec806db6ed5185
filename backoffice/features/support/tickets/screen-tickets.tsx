import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import type { TicketFilter } from '../../../state/place.ts'
import { ComplaintReport } from './complaint-report.tsx'
import { Inbox } from './inbox.tsx'
import { Thread } from './thread.tsx'
import { useTicketWords } from './ticket-words.ts'

const order: readonly TicketFilter[] = ['open', 'complaint', 'mine', 'answered', 'closed']

/** Questions of members: what waits longest stands first. */
export function ScreenTickets({ state, id }: { state: TicketFilter; id: string | undefined }) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const { filters } = useTicketWords()
  useEffect(() => {
    document.title = `${t`Tickets`} · Arara`
  }, [t])
  if (id !== undefined) return <Thread key={id} id={id} state={state} />
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <h1 className="text-title">{t`Tickets`}</h1>
      <ChipRow
        options={order}
        words={filters}
        chosen={state}
        onChoose={one => place.go({ screen: 'tickets', state: one, id: undefined })}
      />
      <Inbox key={state} state={state} />
      {state === 'complaint' ? <ComplaintReport /> : null}
    </div>
  )
}
