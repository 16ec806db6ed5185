import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { OfflineAge } from '../../../common/offline-age.tsx'
import { PageOfflineNotice } from '../../../common/page-offline-notice.tsx'
import type { PlayMode, StageMode } from '../../../common/play/play-mode.ts'
import { usePageOffline } from '../../../common/use-page-offline.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { connection } from '../../../state/connection.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { isOfflineGame } from '../offline/is-offline-game.ts'
import { OfflineOffer } from '../offline/offline-offer.tsx'
import { useOfflineWords } from '../offline/use-offline-words.ts'
import { FairnessNote } from './fairness-note.tsx'
import { GameFacts } from './game-facts.tsx'
import { GameHero } from './game-hero.tsx'
import { GameRules } from './game-rules.tsx'
import { LeftToStakeHere } from './left-to-stake-here.tsx'
import { isEngine } from './load-player.ts'
import { SpreadChart } from './spread-chart.tsx'

type GamePageProps = {
  game: GameRow
  memberId: string | undefined
  isDemoAccount: boolean
  /** The game opens automatically as soon as it can. */
  isWaiting: boolean
  demoTap: ReactNode
  /** Why nothing is begun now. */
  held: ReactNode | undefined
  /** The kinds of money of rounds of this game that wait to be finished. */
  openModes: readonly PlayMode[]
  onPlay: (mode: StageMode) => void
}

/** All about a game, readable without a network, and the ways into it. */
export function GamePage({ game, memberId, held, openModes, ...ways }: GamePageProps) {
  const { isDemoAccount, isWaiting, demoTap, onPlay } = ways
  const { t } = useLingui()
  const { sync } = useApp()
  const { quality } = useSnapshot(connection)
  const language = useLanguage()
  const offlineWords = useOfflineWords()
  useEffect(() => (memberId === undefined ? undefined : sync.watch('open-rounds')), [sync, memberId])
  const isOffline = quality === 'offline'
  const shown = usePageOffline()
  const goesOffline = isOfflineGame(game) && held === undefined
  return (
    <div className="page pb-8">
      <PageHeader title={game.name} {...useWayBack('/')} />
      <div className="grid gap-6 rail:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-5">
          <GameHero
            game={game}
            openModes={openModes}
            isDemoAccount={isDemoAccount}
            isOffline={isOffline}
            isHeld={held !== undefined}
            goesOffline={goesOffline}
            isWaiting={isWaiting}
            onPlay={onPlay}
          />
          {held}
          <PageOfflineNotice
            text={
              openModes.length > 0
                ? t`Your open round is safe on the server. It goes on when the connection is back.`
                : offlineWords(game)
            }
          />
          {shown !== 'no' && goesOffline ? <OfflineOffer onPlay={() => onPlay('offline')} /> : null}
          <OfflineAge of={[{ resource: 'games', language }]} />
          {demoTap}
          <GameFacts game={game} />
          {memberId === undefined || isDemoAccount ? null : (
            <LeftToStakeHere game={game} memberId={memberId} />
          )}
          <GameRules engine={game.engine} />
          {isEngine(game.engine) ? <SpreadChart gameId={game.id} /> : null}
        </div>
        <aside className="grid content-start gap-3 self-start rounded-wide bg-surface p-5 shadow-mid">
          <h2 className="text-lead">{t`Fairness`}</h2>
          <FairnessNote game={game} memberId={memberId} mode={isDemoAccount ? 'demo' : 'real'} />
        </aside>
      </div>
    </div>
  )
}
