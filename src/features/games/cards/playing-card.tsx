import './playing-card.css'
import { useLingui } from '@lingui/react/macro'
import { rankOf, suitOf } from '../../../../games/cards.ts'
import { middlePath, suitPaths } from './card-marks.ts'
import { useCardWords } from './card-words.ts'

type PlayingCardProps = {
  /** As `games/cards.ts` counts them; null lies face down, and turns over when it becomes known. */
  card: number | null
  /** What stands around it (a button, a sentence) says its name. */
  isNamed?: boolean
  /** Comes in after so many others. Without it the card is shown at once. */
  order?: number
}

/** A card as wide as its place (`--card-width`, or all of it). It reads from 36 px on. */
export function PlayingCard({ card, isNamed = false, order }: PlayingCardProps) {
  const { t } = useLingui()
  const words = useCardWords()
  const name = card === null ? t`Card face down` : words(card)
  return (
    <span
      className="playing-card"
      data-up={card === null ? undefined : true}
      data-dealt={order === undefined ? undefined : true}
      style={order === undefined ? undefined : { '--card-order': order }}
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <span className="playing-card-turn">
        <CardBack />
        {card === null ? null : <CardFace card={card} />}
      </span>
    </span>
  )
}

function CardFace({ card }: { card: number }) {
  const rank = rankOf(card)
  const suit = suitOf(card)
  return (
    <svg viewBox="0 0 70 98" className="playing-card-face" data-suit={suit} aria-hidden="true">
      <text x="5" y="31" className="playing-card-rank" data-wide={rank === '10' || undefined}>
        {rank}
      </text>
      <path d={suitPaths[suit]} transform="translate(5 41) scale(.64)" />
      <path d={middlePath(rank, suit)} transform="translate(24 52) scale(1.28)" />
    </svg>
  )
}

/** The macaw's feathers, in the colours of the game. */
function CardBack() {
  return (
    <svg viewBox="0 0 70 98" className="playing-card-back" aria-hidden="true">
      <rect x="4" y="4" width="62" height="90" rx="5" className="playing-card-ground" />
      <path
        d="M35 16Q58 32 35 82Q12 32 35 16ZM35 16V82M35 36L45 29M35 36L25 29M35 50L46 42M35 50L24 42M35 63L43 56M35 63L27 56"
        className="playing-card-feather"
      />
    </svg>
  )
}
