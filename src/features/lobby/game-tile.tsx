import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { memo } from 'react'
import { useApp } from '../../app/app-context.ts'
import type { GameRow } from '../../db/public-rows.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Tile } from '../../ui/lists/tile.tsx'
import { useFavourite } from './favourites/favourites-context.ts'
import { artPath, gameHref } from './game-links.ts'

type GameTileProps = {
  game: GameRow
  /** Instead of what the catalogue alone would say. */
  badge?: string | undefined
  eager?: boolean
  timing?: string
}

/** So long a game counts as new. */
const newMs = 30 * 86_400_000

/** A game of the catalogue, with its heart: a press opens it, for real money or for demo money. */
export const GameTile = memo(function GameTile({ game, badge, ...rest }: GameTileProps) {
  const { t } = useLingui()
  const { now } = useApp()
  const router = useRouter()
  const language = useLanguage()
  const favourite = useFavourite(game.id)
  const href = gameHref(game.id)
  const open = (to: string) => void router.navigate({ href: to })
  const isNew = now() - Date.parse(game.released_at) < newMs
  return (
    <Tile
      {...rest}
      game={{
        name: game.name,
        provider: game.provider,
        rtp: formatPercent(game.rtp, language),
        art: artPath(game.art),
      }}
      href={href}
      onOpen={() => open(href)}
      favourite={favourite.isOn}
      favouriteMark={favourite.mark}
      onFavourite={favourite.intent}
      badge={badge ?? (game.game_type === 'live' ? t`Live` : isNew ? t`New` : undefined)}
      {...(game.demo && { onDemo: () => open(gameHref(game.id, 'demo')) })}
    />
  )
})
