import { useLingui } from '@lingui/react/macro'
import { BALLS, MOST_PICKS } from '../../../../games/keno/keno-odds.ts'
import type { KenoView } from '../../../../games/keno/keno-schemas.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'

type KenoBoardProps = {
  picks: readonly number[]
  /** Of the round these picks were played in; nothing once another ticket is being filled. */
  view: KenoView | undefined
  phase: TablePhase
  /** Between two balls. */
  ballMs: number
  onToggle: (ball: number) => void
}

const balls = Array.from({ length: BALLS }, (_, index) => index + 1)

/** Forty numbers; those picked are filled, those drawn get a ball, in the order in which they came. */
export function KenoBoard({ picks, view, phase, ballMs, onToggle }: KenoBoardProps) {
  const { t } = useLingui()
  const isFull = picks.length === MOST_PICKS
  return (
    <fieldset className="keno-grid" data-phase={phase} style={{ '--ball': `${ballMs}ms` }}>
      <legend className="sr-only">{t`Numbers`}</legend>
      {balls.map(ball => {
        const isPicked = picks.includes(ball)
        const order = view?.drawn.indexOf(ball) ?? -1
        const isDrawn = order >= 0 && phase !== 'sending'
        const isShown = isDrawn && phase === 'ready'
        return (
          <button
            key={ball}
            type="button"
            className="keno-cell figures"
            aria-pressed={isPicked}
            aria-label={!isShown ? String(ball) : isPicked ? t`${ball}, hit` : t`${ball}, drawn`}
            data-barred={(phase === 'ready' && isFull && !isPicked) || undefined}
            data-drawn={isDrawn || undefined}
            style={{ '--order': Math.max(order, 0) }}
            aria-disabled={phase !== 'ready' || (isFull && !isPicked) || undefined}
            onClick={() => {
              if (phase === 'ready' && (isPicked || !isFull)) onToggle(ball)
            }}
          >
            <span className="keno-face">{ball}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
