import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { BlockedNotice } from '../../../common/play/blocked-notice.tsx'
import { GameBoundary } from '../../../common/play/game-boundary.tsx'
import type { StageProps } from '../../../common/play/stage-props.ts'
import type { Launch } from '../../../common/play/use-launch.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { StageFrame } from '../stage/stage-frame.tsx'
import type { FrameMessage } from './frame-message.ts'
import { FrameResult } from './frame-result.tsx'
import { useFrameMessages } from './use-frame-messages.ts'
import { useFrameWallet } from './use-frame-wallet.ts'

type FrameStageProps = StageProps & { launch: Extract<Launch, { status: 'open' }> }

/** A page that says nothing by then is shown as it is. */
const readyWithinMs = 15_000
/** A page that forgets to end its round hides the balance no longer than this. */
const heldAtMostMs = 60_000

/**
 * A game of another provider, in a frame of its own origin: the server names the address from the operator's allow-list, and
 * the page's policy lets no other be framed. It settles through the wallet on the server; the balance here follows events.
 */
export function FrameStage({ launch, held, ...props }: FrameStageProps) {
  const { t } = useLingui()
  const { sync } = useApp()
  const { game, mode, memberId, onLeave } = props
  const played = useFrameWallet({ memberId, mode, launched: launch.wallet })
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [isRoundOpen, setIsRoundOpen] = useState(false)
  useBusyWhile(true)
  useEffect(() => sync.watch('balance'), [sync])
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), readyWithinMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isRoundOpen) return
    const timer = setTimeout(() => setIsRoundOpen(false), heldAtMostMs)
    return () => clearTimeout(timer)
  }, [isRoundOpen])
  useFrameMessages(frame, launch.url, (message: FrameMessage) => {
    switch (message.type) {
      case 'arara.ready':
        return setIsReady(true)
      case 'arara.balance':
        return played.ask()
      case 'arara.round':
        setIsRoundOpen(message.open)
        window.dispatchEvent(new Event('arara-played'))
        return played.ask()
      case 'arara.close':
        return onLeave()
    }
  })
  return (
    <StageFrame
      {...props}
      palette={undefined}
      isHeld={isRoundOpen}
      wallet={played.wallet}
      isRoundOpen={isRoundOpen}
      pays={null}
    >
      {held !== undefined && !isRoundOpen ? (
        <BlockedNotice>{held}</BlockedNotice>
      ) : (
        <GameBoundary result={<FrameResult wallet={played.wallet} isRoundOpen={isRoundOpen} />}>
          <div className="relative min-h-0 flex-1">
            <iframe
              ref={frame}
              src={launch.url}
              title={t`Game: ${game.name}`}
              sandbox="allow-scripts allow-same-origin allow-forms"
              allow="fullscreen; autoplay"
              referrerPolicy="no-referrer"
              className="absolute inset-0 size-full border-0 bg-ground-deep"
            />
            {isReady ? null : (
              <div
                role="status"
                className="pointer-events-none absolute inset-0 grid place-content-center gap-3"
              >
                <Spinner size={32} />
                <p className="text-small text-soft">{t`Opening the game…`}</p>
              </div>
            )}
          </div>
        </GameBoundary>
      )}
      <p className="sr-only">
        <Trans>This game comes from {game.provider} and runs in a frame of its own.</Trans>
      </p>
    </StageFrame>
  )
}
