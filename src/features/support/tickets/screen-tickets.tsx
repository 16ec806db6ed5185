import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { TicketTopic } from '../../../../contract/support/ticket-topics.ts'
import { MemberOnly } from '../../../common/member-only.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tickets } from './tickets.tsx'

const path = '/information-center/tickets'

type ScreenTicketsProps = { id?: string | undefined; topic?: TicketTopic | undefined }

/** `/information-center/tickets`: questions to support, `?id=` one of them, `?id=new` another one, with `topic` about what. */
export function ScreenTickets({ id, topic }: ScreenTicketsProps) {
  const { t } = useLingui()
  const router = useRouter()
  const parent = id === undefined ? '/information-center/support' : path
  const opening = topic === 'complaint' ? t`Make a complaint` : t`Write to support`
  const title = id === 'new' ? opening : id === undefined ? t`My tickets` : t`Ticket`
  return (
    <div className="page column pb-8">
      <PageHeader title={title} backHref={parent} onBack={() => void router.navigate({ href: parent })} />
      <MemberOnly path={path} why={t`Log in to write to support`}>
        {memberId => <Tickets memberId={memberId} id={id} topic={topic} />}
      </MemberOnly>
    </div>
  )
}
