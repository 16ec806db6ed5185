import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { identityQueue } from '../../contract/account/identity.ts'
import { passwordResets } from '../../contract/auth/resets.ts'
import { listAdjustments } from '../../contract/cashier/adjustments.ts'
import { depositList } from '../../contract/cashier/deposit-admin.ts'
import { reconciliationList } from '../../contract/cashier/reconciliation.ts'
import { readExposure } from '../../contract/games/exposure.ts'
import { listWinReviews } from '../../contract/games/win-reviews.ts'
import { auditLog, listAdministrators } from '../../contract/operations/administrators.ts'
import { listApprovals } from '../../contract/operations/approvals.ts'
import { reviewQueue, searchMembers } from '../../contract/operations/backoffice.ts'
import { previewFile } from '../../contract/operations/file-admin.ts'
import { adminPromotions } from '../../contract/promotions/promotion-admin.ts'
import { harmCases } from '../../contract/responsible-gambling/harm-cases.ts'
import { listContent } from '../../contract/support/content.ts'
import { ticketInbox } from '../../contract/support/tickets.ts'
import { adminPrograms } from '../../contract/vip/programs.ts'
import { Brand } from '../../src/ui/brand.tsx'
import { centerInRow } from '../../src/ui/lists/center-in-row.ts'
import { noFilters } from '../features/cashier/deposits/deposit-filters.ts'
import { useMay } from '../parts/use-may.ts'
import type { Place } from '../state/place.ts'
import { OperatorMenu } from './operator-menu.tsx'
import { PlaceLink } from './place-link.tsx'

/** Every room by what it is about. */
function useRooms() {
  const { t } = useLingui()
  return [
    {
      about: t`Money`,
      rooms: [
        {
          to: { screen: 'withdrawals', state: 'pending', id: undefined },
          label: t`Withdrawals`,
          reads: reviewQueue,
        },
        {
          to: { screen: 'deposits', filters: noFilters, id: undefined },
          label: t`Deposits`,
          reads: depositList,
        },
        {
          to: { screen: 'reconciliation', day: undefined },
          label: t`Reconciliation`,
          reads: reconciliationList,
        },
        { to: { screen: 'adjustments', state: 'proposed' }, label: t`Adjustments`, reads: listAdjustments },
        { to: { screen: 'wins', state: 'waiting' }, label: t`Wins`, reads: listWinReviews },
        { to: { screen: 'exposure' }, label: t`Liability`, reads: readExposure },
      ],
    },
    {
      about: t`People`,
      rooms: [
        { to: { screen: 'members', search: '' }, label: t`Members`, reads: searchMembers },
        { to: { screen: 'care', level: 'high', id: undefined }, label: t`Protection`, reads: harmCases },
        { to: { screen: 'identities' }, label: t`Identities`, reads: identityQueue },
        { to: { screen: 'resets' }, label: t`New passwords`, reads: passwordResets },
        { to: { screen: 'tickets', state: 'open', id: undefined }, label: t`Tickets`, reads: ticketInbox },
      ],
    },
    {
      about: t`Offers`,
      rooms: [
        { to: { screen: 'promotions' }, label: t`Promotions`, reads: adminPromotions },
        { to: { screen: 'club' }, label: t`VIP and agency`, reads: adminPrograms },
        { to: { screen: 'content', room: 'announcement' }, label: t`Content`, reads: listContent },
      ],
    },
    {
      about: t`Administration`,
      rooms: [
        { to: { screen: 'approvals', state: 'proposed' }, label: t`Approvals`, reads: listApprovals },
        { to: { screen: 'files' }, label: t`Files`, reads: previewFile },
        { to: { screen: 'audit', subject: '' }, label: t`Audit`, reads: auditLog },
        { to: { screen: 'team' }, label: t`Team`, reads: listAdministrators },
      ],
    },
  ] as const
}

/**
 * Logo, the rooms that are open to the signed-in administrator, and the operator's menu: a bar at the top, so that the decisions
 * stay within reach of the thumb; from 1,280 px a bar at the side, where every room is in view and two columns still fit.
 */
export function TopBar({ place }: { place: Place }) {
  const { t } = useLingui()
  const may = useMay()
  const nav = useRef<HTMLElement>(null)
  const { screen } = place
  // On a phone the rooms are a row that scrolls: the one we stand in is in view.
  useEffect(() => {
    const current = screen && nav.current?.querySelector('[aria-current=page]')
    if (nav.current && current) centerInRow(nav.current, current)
  }, [screen])
  const groups = useRooms()
    .map(({ about, rooms }) => ({ about, rooms: rooms.filter(room => may(room.reads)) }))
    .filter(({ rooms }) => rooms.length > 0)
  return (
    <div className="sticky top-0 z-(--layer-bar) @max-[18rem]:static bg-surface pt-(--safe-top) shadow-mid side:h-dvh side:w-(--rail-width) side:flex-none">
      <div className="page flex min-h-14 items-center gap-2 @max-[18rem]:flex-wrap wide:gap-6 side:h-full side:flex-col side:items-stretch side:gap-3 side:py-3 side:ps-3 side:pe-3">
        <header className="contents">
          <span className="hidden wide:flex side:px-3 side:pb-2">
            <Brand />
          </span>
          <span className="flex wide:hidden">
            <Brand compact />
          </span>
          <nav
            ref={nav}
            aria-label={t`Rooms`}
            className="snap-row min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full side:snap-none side:flex-col side:gap-3 self-stretch side:overflow-y-auto side:overflow-x-hidden"
          >
            {groups.map(({ about, rooms }) => (
              <Rooms key={about} about={about} rooms={rooms} screen={screen} />
            ))}
          </nav>
        </header>
        <div className="@max-[18rem]:ms-auto side:self-start">
          <OperatorMenu />
        </div>
      </div>
    </div>
  )
}

type RoomsProps = {
  about: string
  rooms: readonly Pick<ReturnType<typeof useRooms>[number]['rooms'][number], 'to' | 'label'>[]
  screen: Place['screen']
}

/** In the row of a phone they follow one another; at the side they stand under what they are about. */
function Rooms({ about, rooms, screen }: RoomsProps) {
  const id = useId()
  return (
    <div className="contents side:block">
      <p id={id} className="hidden px-3 pb-0.5 text-faint text-small side:block">
        {about}
      </p>
      <ul aria-labelledby={id} className="contents side:grid">
        {rooms.map(({ to, label }) => (
          <li key={to.screen} className="contents">
            <PlaceLink
              to={to}
              aria-current={to.screen === screen ? 'page' : undefined}
              className="settle relative grid min-h-14 flex-none snap-start place-items-center px-3 font-bold font-display text-small text-soft hover:text-text focus-visible:-outline-offset-3 aria-[current=page]:text-text side:min-h-9 side:pointer-coarse:min-h-11 side:justify-items-start side:rounded-corner side:hover:bg-pressed side:aria-[current=page]:bg-raised"
            >
              <span>{label}</span>
              {to.screen === screen ? (
                <span
                  aria-hidden="true"
                  className="wing absolute inset-x-3 bottom-0 h-1 rounded-full side:inset-x-auto side:inset-y-2 side:start-0 side:h-auto side:w-1"
                />
              ) : null}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
