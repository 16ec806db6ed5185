import { useLingui } from '@lingui/react/macro'
import { searchIcon } from '../../../ui/icons/shell-icons.ts'
import { gameTypeLooks, typeHref } from '../game-types.ts'
import { PillLink } from '../pill-link.tsx'

/** The search and the eleven categories, in one line under the banners. */
export function HomeWays() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Game categories`}>
      <ul className="snap-row -mx-(--gutter) gap-2 px-(--gutter) py-1 rail:mx-0 rail:flex-wrap rail:px-0">
        <li>
          <PillLink href="/searchGames" icon={searchIcon} look="well">{t`Search`}</PillLink>
        </li>
        {gameTypeLooks.map(({ type, name, icon }) => (
          <li key={type}>
            <PillLink href={typeHref(type)} icon={icon}>
              {t(name)}
            </PillLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
