import { useLingui } from '@lingui/react/macro'
import { type KenoRisk, kenoPays } from '../../../../games/keno/keno-odds.ts'
import { factorText } from '../words/factor-text.ts'
import { paidHits } from './paid-hits.ts'

type KenoLadderProps = {
  risk: KenoRisk
  picks: number
  /** Of the round that is shown. */
  hits: number | undefined
}

/** What this ticket pays, hit by hit; the step that was reached is lit. */
export function KenoLadder({ risk, picks, hits }: KenoLadderProps) {
  const { t } = useLingui()
  return (
    <ol className="keno-ladder figures" aria-label={t`What this ticket pays`}>
      {picks === 0 ? (
        <li className="keno-step keno-empty">{t`Pick 1 to 10 numbers`}</li>
      ) : (
        paidHits(kenoPays(risk, picks), picks).map(row => (
          <li key={row.hits} className="keno-step" data-reached={row.hits === hits || undefined}>
            <span className="keno-hits">
              {row.hits}
              <span className="sr-only"> {t`Hits`}: </span>
            </span>
            <span className="keno-pay">{factorText(BigInt(row.hundredths))}</span>
          </li>
        ))
      )}
    </ol>
  )
}
