import { useLingui } from '@lingui/react/macro'
import { DRAWN, drawings, drawPays, waysOfHits } from '../../../../games/five-draw/five-draw-odds.ts'
import { useChanceWords } from '../words/chance-words.ts'
import { factorText } from '../words/factor-text.ts'

const paid = Array.from({ length: DRAWN }, (_, index) => DRAWN - index).filter(hits => drawPays(hits) > 0)

/** What each number of hits pays, and how often it comes. */
export function DrawPays() {
  const { t } = useLingui()
  const chanceOf = useChanceWords()
  return (
    <table className="figures w-full text-small">
      <thead>
        <tr className="text-soft text-tiny">
          <th className="px-2 text-start font-firm">{t`Hits`}</th>
          <th className="px-2 text-start font-firm">{t`Pays`}</th>
          <th className="px-2 text-end font-firm">{t`Chance`}</th>
        </tr>
      </thead>
      <tbody>
        {paid.map(hits => (
          <tr key={hits} className="odd:bg-raised/50">
            <td className="px-2 py-1">{hits}</td>
            <td className="px-2 py-1 font-bold">{factorText(BigInt(drawPays(hits)))}</td>
            <td className="px-2 py-1 text-end text-soft">
              {chanceOf(Number(waysOfHits(hits)) / Number(drawings()))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
