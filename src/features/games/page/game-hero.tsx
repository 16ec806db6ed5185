import { useLingui } from '@lingui/react/macro'
import type { PlayMode, StageMode } from '../../../common/play/play-mode.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { readOwnPath } from '../../../state/member/own-path.ts'
import { Button } from '../../../ui/button.tsx'
import { playIcon } from '../../../ui/icons/shell-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { typeNames } from '../words/game-words.ts'

type GameHeroProps = {
  game: GameRow
  /** Kinds of money of rounds that wait to be finished. */
  openModes: readonly PlayMode[]
  isDemoAccount: boolean
  isOffline: boolean
  /** Nothing new is begun; what is open goes on. */
  isHeld: boolean
  /** It can be played on the device alone. */
  goesOffline: boolean
  isWaiting: boolean
  onPlay: (mode: StageMode) => void
}

/** The picture, the name and the ways in. */
export function GameHero({ game, ...ways }: GameHeroProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const rtp = formatPercent(game.rtp, language)
  const art = readOwnPath(game.art.startsWith('/') ? game.art : `/${game.art}`) ?? '/icons/icon.svg'
  return (
    <div className="grid grid-cols-[min(8.5rem,42%)_minmax(0,1fr)] items-end gap-4 wide:grid-cols-[13rem_minmax(0,1fr)] wide:gap-6">
      <img
        src={art}
        alt=""
        width={300}
        height={400}
        className="feather aspect-3/4 w-full bg-raised object-cover shadow-high"
      />
      <div className="grid gap-3">
        <div>
          <p className="text-small text-soft">{game.provider}</p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge>{t(typeNames[game.game_type])}</Badge>
            <Badge tone="leaf">{t`RTP ${rtp}`}</Badge>
            {ways.openModes.length > 0 ? <Badge tone="sky">{t`Round open`}</Badge> : null}
          </p>
        </div>
        <WaysIn game={game} {...ways} />
      </div>
    </div>
  )
}

function WaysIn({ game, openModes, isDemoAccount, isOffline, isHeld, isWaiting, ...ways }: GameHeroProps) {
  const { t } = useLingui()
  const mainWords = isDemoAccount ? t`Play with play money` : t`Play`
  const main = isDemoAccount ? 'demo' : 'real'
  const isClosed = (mode: PlayMode) => isOffline || (isHeld && !openModes.includes(mode))
  // A line that goes while the page is open moves nothing: the same button leads to the demo of this device then.
  const demo = isOffline && ways.goesOffline && !openModes.includes('demo') ? 'offline' : 'demo'
  return (
    <div className="grid gap-2">
      <Button
        tone="main"
        wide
        icon={playIcon}
        disabled={isClosed(main)}
        busy={isWaiting && !isOffline}
        onClick={() => ways.onPlay(main)}
      >
        {openModes.includes(main) ? t`Continue` : mainWords}
      </Button>
      {game.demo && !isDemoAccount ? (
        <Button wide disabled={demo === 'demo' && isClosed('demo')} onClick={() => ways.onPlay(demo)}>
          {openModes.includes('demo') ? t`Continue the demo` : t`Demo`}
        </Button>
      ) : null}
    </div>
  )
}
