import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { listAdjustments } from '../../contract/adjustments.ts'
import { auditLog, listAdministrators } from '../../contract/administrators.ts'
import { reviewQueue, searchMembers } from '../../contract/backoffice.ts'
import { careCases } from '../../contract/care.ts'
import { clubDesk } from '../../contract/club-desk.ts'
import { listContent } from '../../contract/content.ts'
import { depositList } from '../../contract/deposit-desk.ts'
import { previewFile } from '../../contract/file-desk.ts'
import { identityQueue } from '../../contract/identity.ts'
import { deskPromotions } from '../../contract/promotion-desk.ts'
import { reconciliationList } from '../../contract/reconciliation.ts'
import { passwordResets } from '../../contract/resets.ts'
import { ticketInbox } from '../../contract/tickets.ts'
import { Brand } from '../../src/ui/brand.tsx'
import { noFilters } from '../deposits/deposit-filters.ts'
import type { Place } from '../desk/place.ts'
import { useMay } from '../parts/use-may.ts'
import { OperatorMenu } from './operator-menu.tsx'
import { PlaceLink } from './place-link.tsx'

/** Sign, the rooms that are open to whoever looks, and the operator's menu: one bar, at the top, where it leaves the thumb the decisions. */
export function TopBar({ place }: { place: Place }) {
  const { t } = useLingui()
  const may = useMay()
  const nav = useRef<HTMLElement>(null)
  const { screen } = place
  // On a phone the rooms are a row that scrolls: the one we stand in is in view.
  useEffect(() => {
    const current = screen && nav.current?.querySelector('[aria-current=page]')
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [screen])
  const all = [
    {
      to: { screen: 'withdrawals', state: 'pending', id: undefined },
      label: t`Withdrawals`,
      reads: reviewQueue,
    },
    { to: { screen: 'deposits', filters: noFilters, id: undefined }, label: t`Deposits`, reads: depositList },
    {
      to: { screen: 'reconciliation', day: undefined },
      label: t`Reconciliation`,
      reads: reconciliationList,
    },
    { to: { screen: 'members', search: '' }, label: t`Members`, reads: searchMembers },
    { to: { screen: 'care', level: 'high', id: undefined }, label: t`Protection`, reads: careCases },
    { to: { screen: 'identities' }, label: t`Identities`, reads: identityQueue },
    { to: { screen: 'resets' }, label: t`New passwords`, reads: passwordResets },
    { to: { screen: 'adjustments', state: 'proposed' }, label: t`Adjustments`, reads: listAdjustments },
    { to: { screen: 'promotions' }, label: t`Promotions`, reads: deskPromotions },
    { to: { screen: 'club' }, label: t`VIP and agency`, reads: clubDesk },
    { to: { screen: 'files' }, label: t`Files`, reads: previewFile },
    { to: { screen: 'tickets', state: 'open', id: undefined }, label: t`Tickets`, reads: ticketInbox },
    { to: { screen: 'content', room: 'announcement' }, label: t`Content`, reads: listContent },
    { to: { screen: 'audit', subject: '' }, label: t`Audit`, reads: auditLog },
    { to: { screen: 'team' }, label: t`Team`, reads: listAdministrators },
  ] as const
  const rooms = all.filter(room => may(room.reads))
  return (
    <div className="sticky top-0 z-(--layer-bar) bg-surface pt-(--safe-top) shadow-mid">
      <div className="page flex min-h-14 items-center gap-2 wide:gap-6">
        <header className="contents">
          <span className="hidden wide:flex">
            <Brand />
          </span>
          <span className="flex wide:hidden">
            <Brand compact />
          </span>
          <nav ref={nav} aria-label={t`Rooms`} className="snap-row min-w-0 flex-1 self-stretch">
            {rooms.map(({ to, label }) => (
              <PlaceLink
                key={to.screen}
                to={to}
                aria-current={to.screen === place.screen ? 'page' : undefined}
                className="settle relative grid min-h-14 flex-none place-items-center px-3 font-bold font-display text-small text-soft hover:text-text focus-visible:-outline-offset-3 aria-[current=page]:text-text"
              >
                {label}
                {to.screen === place.screen ? (
                  <span aria-hidden="true" className="wing absolute inset-x-3 bottom-0 h-1 rounded-full" />
                ) : null}
              </PlaceLink>
            ))}
          </nav>
        </header>
        <OperatorMenu />
      </div>
    </div>
  )
}
