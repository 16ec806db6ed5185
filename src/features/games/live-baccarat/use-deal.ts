import { dealHands } from '../../../../games/baccarat/baccarat-deal.ts'
import { pointsOf, worthOf } from '../../../../games/baccarat/baccarat-rules.ts'
import { baccaratOutcome } from '../../../../games/baccarat/baccarat-schemas.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { dealtAt } from '../baccarat/deal-order.ts'
import { readView } from '../round/read-view.ts'
import { useDrawn } from '../shared/use-showing.ts'

/** From one card to the next, and a moment for the last one. */
const cardMs = 950
const lieMs = 1100

/** Both hands of a round and who won; nothing while it is secret. */
export function readDeal(outcome: unknown) {
  const drawn = readView(baccaratOutcome, outcome)
  return drawn && dealHands(drawn.shoe)
}

/** How long the dealing of a round is shown. */
export function dealMs(outcome: unknown): number {
  const dealt = readDeal(outcome)
  return dealt === undefined ? 0 : (dealt.player.length + dealt.banker.length) * cardMs + lieMs
}

/** What lies on the table by now: cards come one by one, in the order of the shoe. */
export function useDeal(table: SharedTable) {
  const { round } = table
  const dealt = round?.phase === 'ended' ? readDeal(round.outcome) : undefined
  const count = dealt === undefined ? 0 : dealt.player.length + dealt.banker.length
  const seen = useDrawn(table, cardMs, count)
  const lying = (side: 'player' | 'banker') => {
    const others = dealt?.[side === 'player' ? 'banker' : 'player'].length ?? 0
    const cards = dealt?.[side].filter((_, index) => dealtAt(side, index, others) < seen) ?? []
    return { cards, points: cards.length === 0 ? undefined : pointsOf(cards.map(worthOf)) }
  }
  return { dealt, seen, isDealing: seen < count, player: lying('player'), banker: lying('banker') }
}
