import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { GameRow } from '../../../db/public-rows.ts'
import { Section } from '../../../ui/section.tsx'
import { GameTile } from '../game-tile.tsx'
import { TileShelf } from './tile-shelf.tsx'

type HomeShelfProps = {
  title: string
  games: readonly GameRow[]
  shape?: 'grid' | 'row'
  /** Where the whole list lies. */
  allHref?: string
  badgeOf?: (game: GameRow) => string | undefined
  /** The first shelf of the page: its pictures are wanted at once, and the browser reports when the first was painted. */
  isFirst?: boolean
  /** Below the first screen. */
  isFar?: boolean
}

/** Pictures of the first shelf that a screen can show at once. */
const eagerTiles = 6

export function HomeShelf({
  title,
  games,
  shape = 'row',
  allHref,
  badgeOf,
  isFirst = false,
  isFar = false,
}: HomeShelfProps) {
  const { t } = useLingui()
  const router = useRouter()
  if (games.length === 0) return null
  const more = allHref && {
    label: t`See all`,
    href: allHref,
    onFollow: () => void router.navigate({ href: allHref }),
  }
  return (
    <Section title={title} isFar={isFar} {...(more && { more })}>
      <TileShelf
        shape={shape}
        isFar={isFar}
        items={games}
        keyOf={game => game.id}
        renderItem={(game, index) => (
          <GameTile
            game={game}
            badge={badgeOf?.(game)}
            eager={isFirst && index < eagerTiles}
            timing={isFirst && index === 0 ? 'first-tile' : 'tile'}
          />
        )}
      />
    </Section>
  )
}
