import { useLingui } from '@lingui/react/macro'
import type { BingoHall } from '../../../../games/bingo-room/bingo-halls.ts'

/** All balls of the hall; those that have come are lit. */
export function CalledBoard({ hall, called }: { hall: BingoHall; called: readonly number[] }) {
  const { t } = useLingui()
  const come = new Set(called)
  const last = called.at(-1)
  return (
    <div role="img" aria-label={t`Balls so far: ${called.length}`} className="called-board">
      {Array.from({ length: hall.balls }, (_, index) => index + 1).map(ball => (
        <span
          key={ball}
          className="called-ball figures"
          data-come={come.has(ball) || undefined}
          data-last={ball === last || undefined}
        >
          {ball}
        </span>
      ))}
    </div>
  )
}
