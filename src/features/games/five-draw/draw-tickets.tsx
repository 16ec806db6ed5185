import { useLingui } from '@lingui/react/macro'
import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import { drawBet } from '../../../../games/five-draw/five-draw-schemas.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { readView } from '../round/read-view.ts'

type DrawTicketsProps = {
  bets: readonly TableBet[]
  drawn: readonly number[]
  /** All balls have come: the hits and the payout of a ticket are shown. */
  isShown: boolean
}

/** The member's tickets of the draw; numbers that come are marked automatically. */
export function DrawTickets({ bets, drawn, isShown }: DrawTicketsProps) {
  const { t } = useLingui()
  if (bets.length === 0) return null
  return (
    <ol className="draw-tickets" aria-label={t`Your tickets`}>
      {bets.map(bet => {
        const picks = readView(drawBet, bet.bet)?.picks ?? []
        const hits = picks.filter(pick => drawn.includes(pick)).length
        const amount = formatMoney(bet.payout)
        return (
          <li
            key={bet.id}
            className="draw-ticket figures"
            data-won={(isShown && bet.payout > 0n) || undefined}
          >
            <span className="flex gap-1">
              {picks.map(pick => (
                <span key={pick} className="draw-ticket-number" data-hit={drawn.includes(pick) || undefined}>
                  {pick}
                </span>
              ))}
            </span>
            <span className="text-tiny">
              <span>{isShown ? `${t`Hits`}: ${hits}` : formatMoney(bet.stake)}</span>
              {isShown && bet.payout > 0n ? <b className="ms-1">{amount}</b> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
