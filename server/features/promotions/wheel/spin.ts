import type { NextProof } from '../../../../contract/promotions/offer.ts'
import type { Prize } from '../../../../contract/promotions/terms-fields.ts'
import type { ShownPrize } from '../../../../contract/promotions/wheel.ts'
import { drawPrize, writeTable } from '../../../../games/wheel/draw-prize.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { publicSeeds, takeDraw } from '../../games/rounds/service.ts'
import { payOnce } from '../pay.ts'
import { totalWeight } from './rules.ts'

interface Spin {
  readonly memberId: string
  readonly promotion: 'dailywheel' | 'lotterywheel'
  readonly subject: string
  readonly termsVersion: number
  readonly rechargeId: string
  readonly prizes: readonly Prize[]
  readonly wageringTimes: number
}

/** The prizes in the table's order with the odds that players are shown, in millionths. */
export function shownPrizes(prizes: readonly Prize[]): ShownPrize[] {
  const total = totalWeight(prizes)
  return prizes.map(prize => ({ ...prize, odds: Math.round((prize.weight * 1_000_000) / total) }))
}

/** The commitment the next spin will be drawn under. */
export async function nextProof(deps: Deps, memberId: string): Promise<NextProof> {
  const { seed_hash, client_seed, next_nonce } = await publicSeeds(deps, deps.db, memberId, 'BRL')
  return { seed_hash, client_seed, nonce: next_nonce }
}

/**
 * Draws, stores and pays one spin in this transaction; the animation follows what is kept here. `undefined`: its cause was
 * spun before. Refuses seed_missing.
 */
export async function spinOnce(deps: Deps, tx: Tx, spin: Spin) {
  const { memberId, promotion, prizes, wageringTimes } = spin
  const pair = await takeDraw(deps, tx, memberId)
  if (pair instanceof Refused) return pair
  const { serverSeed, clientSeed, nextNonce: nonce, seedHash } = pair
  const prize = await drawPrize({ serverSeed, clientSeed, nonce, game: promotion }, prizes)
  const paid = await payOnce(deps, tx, {
    memberId,
    promotion,
    subject: spin.subject,
    termsVersion: spin.termsVersion,
    amount: prize.amount,
    cost: 'wheel_cost',
    rechargeId: spin.rechargeId,
    required: prize.amount * BigInt(wageringTimes),
    details: { prize: prize.id, table: writeTable(prizes) },
    proof: { seedId: pair.id, nonce },
  })
  if (paid === undefined) return undefined
  const proof = { seed_hash: seedHash, client_seed: clientSeed, nonce }
  return { prize, spin: { id: paid.id, proof } }
}
