import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useApp } from '../../app-context.ts'
import { StageFrame } from './stage-frame.tsx'
import type { StageProps } from './stage-props.ts'
import type { Launch } from './use-launch.ts'
import { usePlaySession } from './use-play-session.ts'

type FrameStageProps = StageProps & { launch: Extract<Launch, { status: 'open' }> }

/**
 * A game of another provider, in a frame of its own origin: the server names the address from the operator's allow-list, and
 * the page's policy lets no other be framed. It settles through the wallet on the server; the balance here follows events.
 */
export function FrameStage({ launch, ...props }: FrameStageProps) {
  const { t } = useLingui()
  const { busy, sync } = useApp()
  const { game, mode, memberId } = props
  const session = usePlaySession(memberId, mode, undefined)
  useEffect(() => busy.hold(), [busy])
  useEffect(() => sync.watch('balance'), [sync])
  return (
    <StageFrame
      {...props}
      palette={undefined}
      isHeld={false}
      wallet={launch.wallet}
      session={session}
      pays={null}
    >
      <iframe
        src={launch.url}
        title={t`Game: ${game.name}`}
        sandbox="allow-scripts allow-same-origin allow-forms"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 border-0 bg-ground-deep"
      />
      <p className="sr-only">
        <Trans>This game comes from {game.provider} and runs in a frame of its own.</Trans>
      </p>
    </StageFrame>
  )
}
