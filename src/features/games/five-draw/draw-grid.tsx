import { useLingui } from '@lingui/react/macro'
import { BALLS } from '../../../../games/five-draw/five-draw-odds.ts'

type DrawGridProps = {
  picks: readonly number[]
  isFull: boolean
  /** The balls of the draw that is shown, as far as they have come. */
  drawn: readonly number[]
  onToggle: (ball: number) => void
}

const balls = Array.from({ length: BALLS }, (_, index) => index + 1)

/** Thirty-six numbers, six in a row; those of the ticket are filled, those drawn wear a ball. */
export function DrawGrid({ picks, isFull, drawn, onToggle }: DrawGridProps) {
  const { t } = useLingui()
  return (
    <fieldset className="draw-grid">
      <legend className="sr-only">{t`Numbers`}</legend>
      {balls.map(ball => {
        const isPicked = picks.includes(ball)
        const isDrawn = drawn.includes(ball)
        const isBarred = isFull && !isPicked
        return (
          <button
            key={ball}
            type="button"
            className="draw-cell figures"
            aria-pressed={isPicked}
            aria-label={isDrawn ? t`${ball}, drawn` : String(ball)}
            aria-disabled={isBarred || undefined}
            data-drawn={isDrawn || undefined}
            onClick={() => onToggle(ball)}
          >
            {ball}
          </button>
        )
      })}
    </fieldset>
  )
}
