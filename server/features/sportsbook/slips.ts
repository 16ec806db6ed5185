import * as z from 'zod/mini'
import { readCentavos } from '../../../contract/centavos.ts'
import type { SportsSlip, sportsSlips } from '../../../contract/sportsbook/sports.ts'
import { type SlipLegView, slipView, sumsOf } from '../../../games/football/slip.ts'
import { type Refused, refuse } from '../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../platform/http/requests/caller.ts'
import { currencyOf, refuseMode } from '../games/rounds/service.ts'
import { type MemberSlipRow, slipsOfMember } from './slip-store.ts'
import type { SportsDeps } from './sports-deps.ts'
import { type StoredBet, storedBet } from './stored-bet.ts'

type Place = z.output<typeof sportsSlips.body>

const shownSettled = 40

/** The member's slips of a book, newest first. */
export async function readSlips(
  { db, matchdays }: SportsDeps,
  caller: MemberCaller,
  place: Place,
): Promise<{ readonly data: SportsSlip[] } | Refused> {
  const refused = refuseMode(place.mode, caller)
  if (refused !== undefined) return refused
  if ((await matchdays.find(place.game_id)) === undefined) return refuse('game_unknown')
  const whose = { memberId: caller.memberId, currency: currencyOf(place.mode), gameId: place.game_id }
  const rows = await slipsOfMember(db, whose, shownSettled)
  return { data: rows.map(row => toSlip(row, place)) }
}

function toSlip(row: MemberSlipRow, { game_id, mode }: Place): SportsSlip {
  const times = {
    placed_at: row.placed_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  }
  const corrected = row.corrected && { payout: readCentavos(row.corrected.payout), at: row.corrected.at }
  const figures = { id: row.id, game_id, mode, state: row.status, payout: row.payout, corrected, ...times }
  if (row.status === 'open') return openSlip(figures, z.parse(storedBet, row.content))
  const view = z.parse(slipView, row.content)
  return slipOf(figures, { ...view, stake: readCentavos(view.stake) })
}

type Figures = Omit<SportsSlip, 'kind' | 'each' | 'stake' | 'potential' | 'legs'>

/** A slip whose matches are not decided yet, as its member sees it. */
export function openSlip(figures: Figures, bet: StoredBet): SportsSlip {
  return slipOf(figures, { ...bet, legs: bet.legs.map(leg => ({ ...leg, result: null, score: null })) })
}

function slipOf(
  figures: Figures,
  bet: Pick<StoredBet, 'kind' | 'stake'> & { readonly legs: readonly SlipLegView[] },
): SportsSlip {
  const { stake, potential } = sumsOf({ ...bet, legs: [...bet.legs] })
  return { ...figures, kind: bet.kind, each: bet.stake, stake, potential, legs: [...bet.legs] }
}
