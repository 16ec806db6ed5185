import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type KenoRisk, kenoPays, kenoRtpPpm, MOST_PICKS } from '../../../../games/keno/keno-odds.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useChanceWords } from '../words/chance-words.ts'
import { factorText } from '../words/factor-text.ts'
import { type PaidHits, paidHits } from './paid-hits.ts'
import { useRiskOptions } from './risk-words.ts'

const everyCount = Array.from({ length: MOST_PICKS }, (_, index) => index + 1)

/** Every table there is: what each number of hits pays, how often it comes, and the exact return. */
export function KenoPays() {
  const { t } = useLingui()
  const options = useRiskOptions()
  const [risk, setRisk] = useState<KenoRisk>('low')
  return (
    <div className="grid gap-3">
      <Segmented label={t`Risk`} options={options} value={risk} onChange={setRisk} />
      {everyCount.map(picks => (
        <PayTable key={picks} risk={risk} picks={picks} />
      ))}
    </div>
  )
}

function PayTable({ risk, picks }: { risk: KenoRisk; picks: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const back = formatPercent(kenoRtpPpm(100n, risk, picks) / 10_000, language)
  return (
    <table className="figures w-full text-small">
      <caption className="pb-1 text-start">
        <span className="font-bold">{t`Numbers picked: ${picks}`}</span>{' '}
        <span className="text-soft">{t`Return ${back}`}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th>{t`Hits`}</th>
          <th>{t`Pays`}</th>
          <th>{t`Chance`}</th>
        </tr>
      </thead>
      <tbody>
        {paidHits(kenoPays(risk, picks), picks).map(row => (
          <PayRow key={row.hits} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function PayRow({ hits, hundredths, chance }: PaidHits) {
  const chanceOf = useChanceWords()
  return (
    <tr className="odd:bg-raised/50">
      <td className="w-1/4 px-2 py-1 text-soft">{hits}</td>
      <td className="w-1/3 px-2 py-1 font-bold">{factorText(BigInt(hundredths))}</td>
      <td className="px-2 py-1 text-end text-soft">{chanceOf(chance)}</td>
    </tr>
  )
}
