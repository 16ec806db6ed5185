import { useLingui } from '@lingui/react/macro'
import type { Corners } from '../../../../games/penalty/penalty-odds.ts'
import { placesOf } from './corner-places.ts'
import { cornerWords } from './corner-words.ts'

type PenaltyCornersProps = {
  corners: Corners
  /** The corner whose answer is awaited. */
  asked: number | undefined
  canKick: boolean
  onKick: (corner: number) => void
}

/** Targets upon the goal: buttons as large as a thumb, from the left as one reads. */
export function PenaltyCorners({ corners, asked, canKick, onKick }: PenaltyCornersProps) {
  const { t } = useLingui()
  return (
    <fieldset className="penalty-corners">
      <legend className="sr-only">{t`Where to kick`}</legend>
      {placesOf(corners).map(({ x, y, word }, corner) => {
        const where = t(cornerWords[word])
        return (
          <button
            key={word}
            type="button"
            data-next
            aria-label={t`Kick: ${where}`}
            aria-disabled={!canKick || undefined}
            aria-busy={asked === corner || undefined}
            style={{ '--x': `${(x / 360) * 100}%`, '--y': `${(y / 260) * 100}%` }}
            onClick={() => {
              if (canKick) onKick(corner)
            }}
            className="penalty-target"
          />
        )
      })}
    </fieldset>
  )
}
