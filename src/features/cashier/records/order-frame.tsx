import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'

export type OrderPlace =
  | '/order-center'
  | '/order-center/fee'
  | '/order-center/association'
  | '/order-center/games'

type OrderFrameProps = {
  place: OrderPlace
  /** Play money has rounds, but no movements. */
  realOnly?: boolean
  children: (memberId: string) => ReactNode
}

/** What the pages of the order centre share: the title, the way back and the ways to each other. */
export function OrderFrame({ place, realOnly = true, children }: OrderFrameProps) {
  const { t } = useLingui()
  return (
    <div className={`page pb-8 ${place === '/order-center' ? '' : 'column'}`}>
      <PageHeader title={t`Orders`} {...useWayBack('/profile')} />
      <OrderNavigation />
      <MemberOnly path={place} why={t`Log in to see your orders`} realOnly={realOnly}>
        {memberId => <div className="pt-4">{children(memberId)}</div>}
      </MemberOnly>
    </div>
  )
}

/** On a phone the row is wider than the screen: where one is must be seen. */
function showCurrent(row: HTMLElement | null) {
  row?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
}

function OrderNavigation() {
  const { t } = useLingui()
  const places: readonly { to: OrderPlace; label: string }[] = [
    { to: '/order-center', label: t`Movements` },
    { to: '/order-center/association', label: t`What belongs together` },
    { to: '/order-center/fee', label: t`Fees` },
    { to: '/order-center/games', label: t`Game rounds` },
  ]
  return (
    <nav ref={showCurrent} aria-label={t`Orders`} className="snap-row gap-1 border-hairline border-b-2">
      {places.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="group settle relative inline-grid min-h-11 place-items-center whitespace-nowrap px-4 font-bold font-display text-small text-soft aria-[current=page]:text-text focus-visible:-outline-offset-3"
        >
          {label}
          <span className="wing absolute inset-x-3 bottom-0 h-1 rounded-full opacity-0 group-aria-[current=page]:opacity-100" />
        </Link>
      ))}
    </nav>
  )
}
