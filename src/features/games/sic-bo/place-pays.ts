import { placePayout } from '../../../../games/sic-bo/sic-bo-odds.ts'
import { type SicBoPlace, THROWS } from '../../../../games/sic-bo/sic-bo-table.ts'

/** What a win on a place pays, in hundredths of its chip, cut; the least where a single face may show more than once. */
export function leastPay(place: SicBoPlace): bigint {
  const pays = THROWS.map(dice => placePayout(place, 100n, dice)).filter(pay => pay > 0n)
  return pays.reduce((least, pay) => (pay < least ? pay : least), pays[0] ?? 0n)
}
