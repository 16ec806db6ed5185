type LastBallsProps = { called: readonly number[]; all: number }

const shown = 5

/** The ball that came last, large, those before it, and how many are still to come. */
export function LastBalls({ called, all }: LastBallsProps) {
  return (
    <div className="last-balls" aria-hidden="true">
      {called
        .slice(-shown)
        .toReversed()
        .map(ball => (
          <span key={ball} className="last-ball figures">
            {ball}
          </span>
        ))}
      <span className="figures ms-auto text-small text-soft">
        {called.length}/{all}
      </span>
    </div>
  )
}
