import { useLingui } from '@lingui/react/macro'
import { type BingoHall, PRIZE_KINDS } from '../../../../games/bingo-room/bingo-halls.ts'
import { cardPayout, completedAt } from '../../../../games/bingo-room/bingo-room-odds.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { cellsOf } from './cells-of.ts'
import { usePrizeWords } from './prize-words.ts'

type RoomCardProps = {
  hall: BingoHall
  numbers: readonly number[]
  /** Centavos. */
  stake: bigint
  /** The balls that have come; a card that is only offered takes no part. */
  called: readonly number[] | undefined
}

/** A card that marks itself. */
export function RoomCard({ hall, numbers, stake, called }: RoomCardProps) {
  const { t } = useLingui()
  const words = usePrizeWords()
  const marked = new Set(called)
  const completed = completedAt(hall, numbers, called ?? [])
  const payout = cardPayout(hall, stake, completed)
  const best = PRIZE_KINDS.findLast(kind => completed[kind] !== undefined)
  const count = numbers.filter(number => marked.has(number)).length
  const paid = formatMoney(payout)
  const all = hall.cells
  return (
    <li
      className="room-card"
      data-hall={hall.name}
      data-offer={called === undefined || undefined}
      data-won={payout > 0n || undefined}
    >
      <p className="sr-only">
        {called === undefined ? numbers.join(' ') : t`${count} of ${all} marked: ${numbers.join(' ')}`}
      </p>
      <div className="room-grid" aria-hidden="true">
        {cellsOf(hall, numbers).map(({ id, holds }) => (
          <span
            key={id}
            className="room-cell figures"
            data-gap={holds === 'gap' || undefined}
            data-marked={holds === 'free' || (typeof holds === 'number' && marked.has(holds)) || undefined}
          >
            {holds === 'free' ? '★' : holds === 'gap' ? '' : holds}
          </span>
        ))}
      </div>
      <p className="room-foot figures">
        {best && payout > 0n ? `${words[best]} · ${paid}` : formatMoney(stake)}
      </p>
    </li>
  )
}
