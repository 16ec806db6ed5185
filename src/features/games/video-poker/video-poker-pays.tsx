import { Trans, useLingui } from '@lingui/react/macro'
import { HANDS, payOf } from '../../../../games/video-poker/poker-hands.ts'
import { KeyList } from '../cards/key-list.tsx'
import { handNames } from './hand-words.ts'

/** What each hand pays in stakes, and the keys. */
export function VideoPokerPays() {
  const { t } = useLingui()
  const keys = [
    { keys: '1 – 5', text: t`keep a card, or let it go` },
    { keys: 'B', text: t`show the best hold` },
    { keys: 'D', text: t`deal, then draw` },
  ]
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-small">
        {HANDS.filter(hand => hand !== 'nothing').map(hand => (
          <div key={hand} className="flex justify-between gap-2">
            <dt className="text-soft">{t(handNames[hand])}</dt>
            <dd className="figures font-bold">{payOf(hand)}×</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-soft">
        <Trans>
          This is the full-pay table of the 9/6 machine. A machine pays its top prize for five coins only;
          here a royal flush pays 800 times any stake. With the best hold every time, 99.5439% of the stakes
          comes back.
        </Trans>
      </p>
      <KeyList keys={keys} />
    </div>
  )
}
