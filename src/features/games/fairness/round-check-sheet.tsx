import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { CheckSteps } from './check-steps.tsx'
import type { ListedRound } from './listed-round.ts'
import type { Verification } from './verification.ts'

type RoundCheckSheetProps = { listed: ListedRound | undefined; onClose: () => void }

/** One round, played again before the member's eyes. */
export function RoundCheckSheet({ listed, onClose }: RoundCheckSheetProps) {
  const { t } = useLingui()
  const name = listed?.game?.name ?? listed?.round.game_id ?? ''
  return (
    <Sheet open={listed !== undefined} onClose={onClose} title={t`Check: ${name}`}>
      {listed ? (
        <RoundCheckOf key={`${listed.round.id} ${listed.round.server_seed}`} listed={listed} />
      ) : null}
    </Sheet>
  )
}

type Found = Verification | { kind: 'checking' } | { kind: 'unreachable' }

function RoundCheckOf({ listed: { round, game } }: { listed: ListedRound }) {
  const { t } = useLingui()
  const [found, setFound] = useState<Found>({ kind: 'checking' })
  const engine = game?.engine ?? null
  useEffect(() => {
    let isCurrent = true
    const notify = (next: Found) => {
      if (isCurrent) setFound(next)
    }
    // The verifier and the game's rules are chunks of their own: who never checks a round never loads them.
    import('./verify-round.ts')
      .then(({ verifyRound }) => verifyRound(round, engine))
      .then(notify, () => notify({ kind: 'unreachable' }))
    return () => {
      isCurrent = false
    }
  }, [round, engine])
  switch (found.kind) {
    case 'checking':
      return (
        <div role="status" aria-label={t`Checking`} className="grid place-items-center py-10">
          <Spinner size={32} />
        </div>
      )
    case 'unreachable':
      return (
        <p className="text-soft">{t`The rules of this game are not on this device yet. Check again when you are online.`}</p>
      )
    case 'unknown-game':
      return <p className="text-soft">{t`This version of the app does not know the game of this round.`}</p>
    case 'not-drawn':
      return (
        <p className="text-soft">{t`Nothing was drawn for this slip: its matches were played in the real world, and their results decided it. There is no seed to check.`}</p>
      )
    case 'open':
      return <p className="text-soft">{t`This round is still open.`}</p>
    case 'sealed':
    case 'checked':
      return (
        <CheckSteps
          round={round}
          engine={engine}
          check={found.kind === 'checked' ? found.check : undefined}
        />
      )
  }
}
