import { useLingui } from '@lingui/react/macro'
import { type BingoHall, PRIZE_KINDS } from '../../../../games/bingo-room/bingo-halls.ts'
import { chanceOf, tierChances } from '../../../../games/bingo-room/bingo-room-odds.ts'
import { useChanceWords } from '../words/chance-words.ts'
import { factorText } from '../words/factor-text.ts'
import { usePrizeWords } from './prize-words.ts'

/** What each pattern pays by the ball that completes it, and how often that comes on one card. */
export function RoomPays({ hall }: { hall: BingoHall }) {
  const { t } = useLingui()
  const words = usePrizeWords()
  const wordsOfChance = useChanceWords()
  return (
    <table className="figures w-full text-small">
      <thead>
        <tr className="text-soft text-tiny">
          <th className="px-2 text-start font-firm">{t`Pattern`}</th>
          <th className="px-2 text-start font-firm">{t`Within balls`}</th>
          <th className="px-2 text-start font-firm">{t`Pays`}</th>
          <th className="px-2 text-end font-firm">{t`Chance`}</th>
        </tr>
      </thead>
      <tbody>
        {PRIZE_KINDS.flatMap(kind =>
          tierChances(hall, kind).map(tier => (
            <tr key={`${kind} ${tier.within}`} className="odd:bg-raised/50">
              <td className="px-2 py-1">{words[kind]}</td>
              <td className="px-2 py-1">{tier.within}</td>
              <td className="px-2 py-1 font-bold">{factorText(BigInt(tier.pays))}</td>
              <td className="px-2 py-1 text-end text-soft">{wordsOfChance(chanceOf(tier))}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
