import { useLingui } from '@lingui/react/macro'
import { weightsOf } from '../../../../games/race/race-game.ts'
import { chanceOf, type RacePick } from '../../../../games/race/race-odds.ts'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** The published chance of every runner. */
export function RacePays({ theme }: { theme: RaceTheme }) {
  const { t } = useLingui()
  const language = useLanguage()
  const weights = weightsOf(theme)
  const percent = (pick: RacePick) => {
    const { over, under } = chanceOf(weights, pick)
    return formatPercent((Number(over) / Number(under)) * 100, language)
  }
  return (
    <table className="w-full text-small">
      <caption className="pb-2 text-start text-soft">{t`How likely each runner is`}</caption>
      <thead className="text-soft text-tiny">
        <tr>
          <th className="text-start font-plain">{t`Runner`}</th>
          <th className="text-end font-plain">{t`Winner`}</th>
          <th className="text-end font-plain">{t`First two`}</th>
        </tr>
      </thead>
      <tbody className="figures">
        {theme.runners.map(({ name }, runner) => (
          <tr key={name}>
            <th className="text-start font-firm">{name}</th>
            <td className="text-end">{percent({ kind: 'win', runner })}</td>
            <td className="text-end">{percent({ kind: 'place', runner })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
