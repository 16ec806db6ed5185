import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { alertIcon, clockIcon, gamesIcon, heartIcon, playIcon } from '../icons/shell-icons.ts'
import { followLink } from './follow-link.ts'

export type TileGame = {
  name: string
  provider: string
  /** Percentage as it is printed, such as "96,5%"; undefined where none is stated. */
  rtp?: string | undefined
  /** Address of the art, 3:4. */
  art: string
}

type TileProps = {
  game: TileGame
  href: string
  onOpen?: () => void
  favourite: boolean
  /** `waiting`: not sent yet. `parked`: refused, the member has to decide. */
  favouriteMark?: 'waiting' | 'parked' | undefined
  /** Absent for guests who cannot keep hearts. */
  onFavourite?: (favourite: boolean) => void
  /** Present where the game can be played for demo money. */
  onDemo?: () => void
  /** Small word on the art, such as "live" or "new". */
  badge?: string | undefined
  /** The first row is on screen at once: its pictures are not left for later. */
  eager?: boolean
  /** Name under which the browser reports when the picture was painted (Element Timing). */
  timing?: string
}

/**
 * Every tile is as high as its picture, two lines of name, one of provider and the button, whatever it has: rows of a grid are of
 * one height. An empty box beside the parts keeps that height; the button takes what a short name leaves, so that no hole is above it.
 */
const tileClass =
  "grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] before:col-start-1 before:row-span-2 before:row-start-1 before:aspect-3/4 before:content-['']"

export function Tile(props: TileProps) {
  const { t } = useLingui()
  const { game, href, onOpen, favourite, favouriteMark, onFavourite, onDemo, ...look } = props
  const { name } = game
  const favouriteLabel =
    favouriteMark === 'waiting'
      ? t`Favourite ${name}, waiting to be sent`
      : favouriteMark === 'parked'
        ? t`Favourite ${name}, was not saved`
        : t`Favourite ${name}`
  return (
    <article className={`group relative ${tileClass} ${onDemo ? 'before:mb-28.5' : 'before:mb-16'}`}>
      {/* Read out, a game begins with its name; seen, with its picture. */}
      <a
        href={href}
        onClick={followLink(onOpen)}
        className="feather col-start-1 row-start-1 flex flex-col-reverse self-start focus-visible:outline-offset-4"
      >
        <span className="mt-2 block">
          <span className="line-clamp-2 break-words font-bold font-display text-small leading-[1.25rem]">
            {name}
          </span>
          <span className="block truncate text-faint text-tiny leading-[1rem]">{game.provider}</span>
        </span>
        <TileArt game={game} {...look} />
      </a>
      {onFavourite ? (
        <span className="absolute end-0.5 top-0.5">
          <IconButton
            shape={heartIcon}
            tone="art"
            pressed={favourite}
            label={favouriteLabel}
            onClick={() => onFavourite(!favourite)}
          />
          {favouriteMark ? <FavouriteBadge mark={favouriteMark} /> : null}
        </span>
      ) : null}
      {onDemo ? (
        <button
          type="button"
          onClick={onDemo}
          aria-label={t`Demo: ${name}`}
          className="settle col-start-1 row-start-2 mt-1.5 flex min-h-11 items-start gap-1.5 pt-3 font-firm text-sky-text text-small hover:text-text press-97"
        >
          <Icon shape={playIcon} size={16} className="mt-0.5" />
          {t`Demo`}
        </button>
      ) : null}
    </article>
  )
}

/** A clock while the heart travels, a warning when it was refused; the button's label says the same. */
function FavouriteBadge({ mark }: { mark: 'waiting' | 'parked' }) {
  const look = mark === 'waiting' ? 'bg-sky text-sky-ink' : 'bg-scarlet text-scarlet-ink'
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute -end-0.5 -bottom-0.5 grid size-4.5 place-items-center rounded-full ${look}`}
    >
      <Icon shape={mark === 'waiting' ? clockIcon : alertIcon} size={16} className="size-3.5" />
    </span>
  )
}

type TileArtProps = Pick<TileProps, 'game' | 'badge' | 'eager' | 'timing'>

function TileArt({ game, badge, eager = false, timing = 'tile' }: TileArtProps) {
  // A picture that is not on the device is not there offline: a sign instead of a torn image.
  const [missing, setMissing] = useState<string>()
  return (
    <span className="feather settle relative block aspect-3/4 overflow-hidden bg-raised shadow-mid scale-100 group-hover:-translate-y-0.5 in-[a:active]:scale-97">
      {missing === game.art ? (
        <span className="grid size-full place-items-center text-faint">
          <Icon shape={gamesIcon} size={40} />
        </span>
      ) : (
        <img
          // A tile may be given another game: never its name under the old picture.
          key={game.art}
          src={game.art}
          alt=""
          width={180}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setMissing(game.art)}
          className="size-full object-cover"
          {...{ elementtiming: timing }}
        />
      )}
      {badge ? (
        <span className="absolute start-0 top-0 max-w-[calc(100%-2.75rem)] rounded-ee-corner bg-scarlet py-1 ps-2 pe-1.5 font-bold font-display text-scarlet-ink text-tiny">
          {badge}
        </span>
      ) : null}
      {game.rtp ? (
        <span className="figures absolute start-0 bottom-0 rounded-se-corner bg-art-veil py-0.5 ps-2 pe-2.5 font-firm text-on-art text-tiny">
          RTP {game.rtp}
        </span>
      ) : null}
    </span>
  )
}
