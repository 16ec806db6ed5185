import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isSportsEngineId } from '../../../../games/engines.ts'
import { useApp } from '../../../app/app-context.ts'
import { useIsDemoAccount } from '../../../common/member/use-is-demo-account.ts'
import type { PlayMode, StageMode } from '../../../common/play/play-mode.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import { connection } from '../../../state/connection.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { Button } from '../../../ui/button.tsx'
import { gamesIcon } from '../../../ui/icons/shell-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useOpenModes } from '../frame/use-open-modes.ts'
import { isOfflineGame } from '../offline/is-offline-game.ts'
import { OfflineStage } from '../offline/offline-stage.tsx'
import { Stage } from '../stage/stage.tsx'
import { GamePage } from './game-page.tsx'
import { useGameRow } from './use-game-row.ts'

type ScreenGameInfoProps = {
  id: string | undefined
  /** With a mode the game itself is open, else the page about it. */
  mode: StageMode | undefined
  /** The one tap that gives a guest a demo account. */
  demoTap: ReactNode
  /** Why nothing is begun now: a pause or an exclusion. What is open is finished. */
  held: ReactNode | undefined
}

export function ScreenGameInfo({ id, mode, demoTap, held }: ScreenGameInfoProps) {
  const { sync } = useApp()
  const found = useGameRow(id)
  const isAsked = useAsked()
  useEffect(() => sync.watch('games'), [sync])
  if (found.status === 'found')
    return <FoundGame key={found.game.id} {...{ mode, demoTap, held }} game={found.game} />
  if (found.status === 'reading' || !isAsked) return <GameSkeleton />
  return <MissingGame />
}

/** Whether the catalogue was asked for since this page opened: until then a game may only not be here yet. */
function useAsked(): boolean {
  const { sync } = useApp()
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    const shown = new AbortController()
    const { signal } = shown
    void sync.pull('games', { signal }).then(() => signal.aborted || setIsAsked(true))
    return () => shown.abort()
  }, [sync])
  return isAsked
}

/** The server lists what another process of it brought in a second late: a page that came in that second asks once more. */
const listedLateMs = 1_500

function useAskedAgain(): void {
  const { sync } = useApp()
  useEffect(() => {
    const shown = new AbortController()
    const { signal } = shown
    const timer = setTimeout(() => void sync.pull('games', { force: true, signal }), listedLateMs)
    return () => {
      clearTimeout(timer)
      shown.abort()
    }
  }, [sync])
}

type FoundGameProps = Pick<ScreenGameInfoProps, 'mode' | 'demoTap' | 'held'> & {
  game: Parameters<typeof GamePage>[0]['game']
}

function FoundGame({ game, mode, demoTap, held }: FoundGameProps) {
  const { now } = useSnapshot(session)
  const navigate = useNavigate()
  const { onBack } = useWayBack('/')
  const choose = (wanted: StageMode, replace = false) => {
    const here = `/gameInfo?${new URLSearchParams({ id: game.id, mode: wanted })}`
    if (wanted === 'real' && now.status !== 'member') return openDialog('login', here)
    void navigate({ to: '/gameInfo', search: { id: game.id, mode: wanted }, replace })
  }
  if (mode === 'offline' && isOfflineGame(game) && now.status !== 'starting') {
    const seat = { game, memberId: readMemberId(now) ?? '', held, onLeave: onBack }
    return <OfflineStage {...seat} onReturn={() => choose('demo', true)} />
  }
  const served = mode === 'offline' ? undefined : mode
  return <ServedGame {...{ game, demoTap, held }} mode={served} onLeave={onBack} onChoose={choose} />
}

type ServedGameProps = Pick<FoundGameProps, 'game' | 'demoTap' | 'held'> & {
  mode: PlayMode | undefined
  onLeave: () => void
  onChoose: (wanted: StageMode, replace?: boolean) => void
}

/** The game as the server plays it, or the page about it. */
function ServedGame({ game, mode, demoTap, held, onLeave, onChoose }: ServedGameProps) {
  const { now } = useSnapshot(session)
  const { quality } = useSnapshot(connection)
  const memberId = readMemberId(now)
  const isDemoAccount = useIsDemoAccount(memberId)
  const [isOpen, setIsOpen] = useState(false)
  const isSignedIn = now.status === 'member'
  const played = isDemoAccount ? 'demo' : mode
  // Results and slips of a book are on the device: it opens without a network as well.
  const isBook = game.engine !== null && isSportsEngineId(game.engine)
  const mayRead = isBook && now.status === 'remembered'
  const canOpen = mode !== undefined && (isSignedIn || mayRead) && typeof isDemoAccount === 'boolean'
  const openModes = useOpenModes(memberId, game.id)
  const mayEnter = held === undefined || (played !== undefined && openModes.includes(played))
  // A game that is open stays open without a network: what it cannot do then it says itself.
  if (canOpen && !isOpen && mayEnter && (isBook || quality !== 'offline')) setIsOpen(true)
  if (!canOpen && isOpen) setIsOpen(false)
  if (canOpen && isOpen && played && memberId !== undefined) {
    const hasOffline = played === 'demo' && isOfflineGame(game)
    const onOffline = hasOffline ? () => onChoose('offline', true) : undefined
    return <Stage {...{ game, memberId, held, onLeave, onOffline }} mode={played} />
  }
  return (
    <GamePage
      game={game}
      memberId={memberId}
      isDemoAccount={isDemoAccount === true}
      held={held}
      openModes={openModes}
      isWaiting={mayEnter && mode !== undefined && now.status !== 'guest' && now.status !== 'expired'}
      demoTap={mode === 'demo' && now.status === 'guest' ? demoTap : undefined}
      onPlay={onChoose}
    />
  )
}

function GameSkeleton() {
  const { t } = useLingui()
  return (
    <div className="page grid gap-4 pt-20" role="status" aria-label={t`Loading`}>
      <Skeleton className="feather h-56" />
      <Skeleton className="h-14 rounded-corner" />
      <Skeleton className="h-40 rounded-corner" />
    </div>
  )
}

function MissingGame() {
  const { t } = useLingui()
  useAskedAgain()
  const navigate = useNavigate()
  return (
    <div className="page">
      <PageHeader title={t`Game`} {...useWayBack('/')} />
      <EmptyState
        icon={gamesIcon}
        title={t`This game is not here`}
        text={t`It may have left the catalogue, or this device has not heard of it yet.`}
      >
        <Button onClick={() => void navigate({ to: '/' })}>{t`To the lobby`}</Button>
      </EmptyState>
    </div>
  )
}
