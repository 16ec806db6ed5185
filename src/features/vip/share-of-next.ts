import type { VipLevel } from '../../../contract/vip/vip.ts'

/** Whole percent of the way to a level: both figures are needed, so the one that is behind decides. */
export function shareOfNext(
  recharge: bigint,
  betting: bigint,
  next: Pick<VipLevel, 'recharge_needed' | 'betting_needed'>,
): number {
  return Math.min(percentOf(recharge, next.recharge_needed), percentOf(betting, next.betting_needed))
}

function percentOf(have: bigint, need: bigint): number {
  return have >= need ? 100 : Number((have * 100n) / need)
}
