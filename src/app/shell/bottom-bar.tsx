import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { memo } from 'react'
import { useSnapshot } from 'valtio'
import { readMemberId, session } from '../../state/member/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { isHere, mainPlaces, type Place } from './places.ts'
import { ProfileBadges } from './profile-badges.tsx'

export function BottomBar() {
  const { t } = useLingui()
  const path = useLocation({ select: location => location.pathname })
  return (
    <nav
      aria-label={t`Main places`}
      className="fixed inset-x-0 bottom-0 z-(--layer-bar) bg-surface pb-(--safe-bottom) shadow-high rail:hidden"
    >
      <ul className="mx-auto grid h-(--bar-height) max-w-column grid-cols-5">
        {mainPlaces.map(place => (
          <li key={place.to}>
            <BarItem place={place} here={isHere(place, path)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const BarItem = memo(function BarItem({ place, here }: { place: Place; here: boolean }) {
  const { t } = useLingui()
  const memberId = readMemberId(useSnapshot(session).now)
  const colour = here ? 'text-text' : 'text-soft'
  const sign = place.isMain
    ? 'feather bg-sun text-sun-ink shadow-sun'
    : here
      ? 'rounded-full bg-leaf-wash text-leaf-text'
      : ''
  return (
    <Link
      to={place.to}
      aria-current={here ? 'page' : undefined}
      className={`grid h-full content-center justify-items-center gap-0.5 press-95 ${colour}`}
    >
      <span className={`relative grid h-8 w-12 place-items-center ${sign}`}>
        <Icon shape={place.icon} filled={here && !place.isMain} />
        {place.to === '/profile' && memberId !== undefined ? <ProfileBadges memberId={memberId} /> : null}
      </span>
      <span className="max-w-full truncate px-0.5 font-firm text-[min(0.75rem,13px)] leading-[min(1rem,18px)] max-[22rem]:px-0 max-[22rem]:tracking-[-0.03em]">
        {t(place.name)}
      </span>
    </Link>
  )
})
