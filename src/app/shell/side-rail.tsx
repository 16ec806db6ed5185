import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons/shell-icons.ts'
import { isHere, mainPlaces, type Place } from './places.ts'

/** From 1,024 px the places stand at the side, where there is room for their words. */
export function SideRail() {
  const { t } = useLingui()
  const path = useLocation({ select: location => location.pathname })
  return (
    <nav
      aria-label={t`Main places`}
      className="sticky top-(--top-height) hidden h-[calc(100dvh-var(--top-height))] w-(--rail-width) flex-none overflow-y-auto p-4 rail:block"
    >
      <ul className="grid gap-1">
        {mainPlaces.map(place => (
          <li key={place.to}>
            <RailItem to={place.to} icon={place.icon} name={t(place.name)} here={isHere(place, path)} />
          </li>
        ))}
        <li>
          <RailItem to="/searchGames" icon={searchIcon} name={t`Search`} here={path === '/searchGames'} />
        </li>
      </ul>
    </nav>
  )
}

type RailItemProps = { to: Place['to']; icon: string; name: string; here: boolean }

function RailItem({ to, icon, name, here }: RailItemProps) {
  const look = here ? 'bg-raised text-text shadow-mid' : 'text-soft hover:bg-pressed hover:text-text'
  return (
    <Link
      to={to}
      aria-current={here ? 'page' : undefined}
      className={`settle feather-small flex min-h-12 items-center gap-3 px-4 font-firm ${look}`}
    >
      <Icon shape={icon} filled={here} className={here ? 'text-leaf-text' : ''} />
      {name}
    </Link>
  )
}
