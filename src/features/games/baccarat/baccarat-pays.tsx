import { useLingui } from '@lingui/react/macro'
import {
  type BaccaratBetKind,
  BETS,
  baccaratRtpPpm,
  payOf,
} from '../../../../games/baccarat/baccarat-odds.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { factorText } from '../words/factor-text.ts'
import { useBetWords } from './bet-words.ts'

/** What each place pays and returns. */
export function BaccaratPays() {
  const { t } = useLingui()
  return (
    <table className="figures w-full text-small">
      <thead>
        <tr className="text-soft text-tiny">
          <th className="px-2 text-start font-firm">{t`Bet`}</th>
          <th className="px-2 text-start font-firm">{t`Pays`}</th>
          <th className="px-2 text-end font-firm">{t`Return`}</th>
        </tr>
      </thead>
      <tbody>
        {BETS.map(kind => (
          <PayRow key={kind} kind={kind} />
        ))}
      </tbody>
    </table>
  )
}

function PayRow({ kind }: { kind: BaccaratBetKind }) {
  const words = useBetWords()
  const language = useLanguage()
  return (
    <tr className="odd:bg-raised/50">
      <td className="px-2 py-1">{words(kind)}</td>
      <td className="px-2 py-1 font-bold">{factorText(payOf(kind))}</td>
      <td className="px-2 py-1 text-end text-soft">
        {formatPercent(baccaratRtpPpm(kind, 100n) / 10_000, language)}
      </td>
    </tr>
  )
}
