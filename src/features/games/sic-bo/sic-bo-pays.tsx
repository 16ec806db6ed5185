import { useLingui } from '@lingui/react/macro'
import { winningThrows } from '../../../../games/sic-bo/sic-bo-odds.ts'
import { PLACES, type SicBoPlace } from '../../../../games/sic-bo/sic-bo-table.ts'
import { factorText } from '../words/factor-text.ts'
import { keyOfPlace } from './place-key.ts'
import { leastPay } from './place-pays.ts'
import { usePlaceWords } from './place-words.ts'

/** Faces and pairs of the same kind pay alike: one row says it for all. */
const shown = PLACES.filter(
  place =>
    !('faces' in place || 'at' in place) ||
    place.kind === 'total' ||
    keyOfPlace(place) === `${place.kind} 1` ||
    keyOfPlace(place) === 'pair 1-2',
)

/** What every kind of place pays, and on how many of the 216 throws. */
export function SicBoPays() {
  const { t } = useLingui()
  return (
    <table className="figures w-full text-small">
      <caption className="pb-2 text-start text-soft">
        {t`Every place returns 35/36 of what is laid on it: 97.22%. Each face from 1 to 6 pays as the 1 does.`}
      </caption>
      <thead>
        <tr className="text-start text-soft text-tiny">
          <th className="px-2 text-start font-firm">{t`Bet`}</th>
          <th className="px-2 text-start font-firm">{t`Pays`}</th>
          <th className="px-2 text-end font-firm">{t`Throws of 216`}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(place => (
          <PayRow key={keyOfPlace(place)} place={place} />
        ))}
      </tbody>
    </table>
  )
}

function PayRow({ place }: { place: SicBoPlace }) {
  const words = usePlaceWords()
  return (
    <tr className="odd:bg-raised/50">
      <td className="px-2 py-1">{words(place)}</td>
      <td className="px-2 py-1 font-bold">
        {place.kind === 'single' ? '2× · 3× · 15×' : factorText(leastPay(place))}
      </td>
      <td className="px-2 py-1 text-end text-soft">{winningThrows(place)}</td>
    </tr>
  )
}
