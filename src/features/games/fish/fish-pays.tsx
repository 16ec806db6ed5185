import { useLingui } from '@lingui/react/macro'
import { numbersOf, RETURNED } from '../../../../games/fish/fish-odds.ts'
import type { FishTheme } from '../../../../games/fish/fish-theme.ts'
import { useChanceWords } from '../words/chance-words.ts'
import { fishImage } from './fish-sprites.ts'
import { useSpeciesWords } from './species-words.ts'

/** Every fish of these waters: what a catch pays and how likely one is. */
export function FishPays({ theme }: { theme: FishTheme }) {
  const { t } = useLingui()
  const words = useSpeciesWords()
  const chanceOf = useChanceWords()
  return (
    <table className="figures w-full text-small">
      <thead>
        <tr className="text-soft text-tiny">
          <th className="px-2 text-start font-firm">{t`Fish`}</th>
          <th className="px-2 text-end font-firm">{t`Pays`}</th>
          <th className="px-2 text-end font-firm">{t`Chance`}</th>
        </tr>
      </thead>
      <tbody>
        {theme.prey.map(({ species, multiplier }) => (
          <tr key={species} className="odd:bg-raised/50">
            <td className="flex items-center gap-2 px-2 py-1">
              <img src={fishImage(species)} alt="" width="44" height="28" />
              {words(species)}
            </td>
            <td className="px-2 py-1 text-end font-bold">{multiplier}×</td>
            <td className="px-2 py-1 text-end text-soft">{chanceOf(RETURNED / numbersOf(multiplier))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
