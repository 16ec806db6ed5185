import { useLingui } from '@lingui/react/macro'
import { BALLS } from '../../../../games/video-bingo/bingo-odds.ts'
import { delayStyle } from './delay-style.ts'

type BingoBallsProps = {
  balls: readonly number[]
  delayOf: (place: number) => string | undefined
}

/** The balls in the order in which they came, extra ones apart in colour. */
export function BingoBalls({ balls, delayOf }: BingoBallsProps) {
  const { t } = useLingui()
  return (
    <ol className="bingo-balls" aria-label={t`Balls drawn`}>
      {balls.map((ball, place) => (
        <li
          key={ball}
          className="bingo-ball figures"
          data-extra={place >= BALLS || undefined}
          style={delayStyle(delayOf(place))}
        >
          {ball}
        </li>
      ))}
    </ol>
  )
}
