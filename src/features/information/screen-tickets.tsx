import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { MemberOnly } from '../../member-only.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tickets } from './tickets.tsx'

const path = '/information-center/tickets'

/** `/information-center/tickets`: questions to the house, `?id=` one of them, `?id=new` another one. */
export function ScreenTickets({ id }: { id: string | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const parent = id === undefined ? '/information-center/support' : path
  const title = id === 'new' ? t`Write to support` : id === undefined ? t`My tickets` : t`Ticket`
  return (
    <div className="page column pb-8">
      <PageHeader title={title} backHref={parent} onBack={() => void router.navigate({ href: parent })} />
      <MemberOnly path={path} why={t`Log in to write to support`}>
        {memberId => <Tickets memberId={memberId} id={id} />}
      </MemberOnly>
    </div>
  )
}
