import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import type { BlackjackView, HandView } from '../../../../games/blackjack/blackjack-schemas.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { totalText, useBlackjackWords } from './blackjack-words.ts'
import { CardFan } from './card-fan.tsx'

type BlackjackBoardProps = {
  roundId: string
  view: BlackjackView
  /** All cards have been dealt on the screen: totals and endings may be shown. */
  isShown: boolean
}

/** The dealer above, the member's one or two hands below. */
export function BlackjackBoard({ roundId, view, isShown }: BlackjackBoardProps) {
  const { t } = useLingui()
  const words = useBlackjackWords()
  const { dealer, hands, phase } = view
  const isOver = phase === 'over'
  const laid = isOver ? dealer.cards : [...dealer.cards, null]
  return (
    <div key={roundId} className="bj-table">
      <CardFan
        label={t`Dealer: ${words.total(dealer)}`}
        cards={laid}
        // The second card is turned where it lies; the dealer's further ones follow it.
        orderOf={place => (place < 2 ? 2 * place + 1 : place)}
      >
        <p className="bj-foot">
          <span>{t`Dealer`}</span>
          <Total text={isOver && !isShown ? '…' : totalText(dealer)} />
        </p>
      </CardFan>
      <div className="bj-hands" data-count={hands.length}>
        {seatsOf(hands).map(({ hand, index, id }) => (
          <CardFan
            key={id}
            label={handLabel(t`Your hand: ${words.total(hand)}`, hands.length, index)}
            cards={hand.cards}
            orderOf={place => (hands.length === 1 && place < 2 ? 2 * place : 0)}
            isActive={phase === 'player' && hands.length > 1 && index === view.active}
            tone={isShown ? toneOfHand(hand) : undefined}
          >
            <HandFoot hand={hand} isShown={isShown} />
          </CardFan>
        ))}
      </div>
    </div>
  )
}

/** Hands keep their places; a split lays two new ones. */
const seatsOf = (hands: readonly HandView[]) =>
  hands.map((hand, index) => ({ hand, index, id: `${hands.length} ${index}` }))

const handLabel = (words: string, count: number, index: number) =>
  count === 1 ? words : `${index + 1}/${count} · ${words}`

function toneOfHand({ ending }: HandView): 'won' | 'lost' | undefined {
  if (ending === 'won' || ending === 'blackjack') return 'won'
  return ending === 'lost' || ending === 'bust' ? 'lost' : undefined
}

function HandFoot({ hand, isShown }: { hand: HandView; isShown: boolean }) {
  const words = useBlackjackWords()
  const { ending, stake } = hand
  return (
    <p className="bj-foot">
      <Total text={totalText(hand)} />
      <span className="figures">{formatMoney(readCentavos(stake))}</span>
      {ending && isShown ? <strong className="bj-ending">{words.endings[ending]}</strong> : null}
    </p>
  )
}

function Total({ text }: { text: string }) {
  return <span className="bj-total figures">{text}</span>
}
