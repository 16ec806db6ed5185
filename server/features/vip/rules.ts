import { addDays } from '../../../contract/brazil-day.ts'
import type { VipTrack } from '../../../contract/vip/vip.ts'

export interface Level {
  readonly track: VipTrack
  readonly level: number
  readonly rechargeNeeded: bigint
  readonly bettingNeeded: bigint
  readonly keepBetting: bigint
}

export interface Standing {
  readonly level: number
  readonly betting: bigint
  /** After a fall: no higher than this until a period's betting earns the next one back. */
  readonly ceiling: number | null
  /** The first day of the running period. */
  readonly periodStart: string
  /** How long it is: said when it began. */
  readonly periodDays: number
  readonly periodBetting: bigint
}

/** What a track's totals are worth: the highest level of which both figures are reached (docs/rules/vip.md). */
export function levelOfTotals(levels: readonly Level[], recharge: bigint, betting: bigint): number {
  const reached = levels.filter(({ rechargeNeeded, bettingNeeded }) => {
    return recharge >= rechargeNeeded && betting >= bettingNeeded
  })
  return reached.reduce((highest, { level }) => Math.max(highest, level), 0)
}

/** The betting of finished days, joined to the sums day by day, so that each period is judged with its own. */
export function foldDays(
  levels: readonly Level[],
  standing: Standing,
  days: readonly { readonly day: string; readonly betting: bigint }[],
  { through, keepDays }: { readonly through: string; readonly keepDays: number },
): Standing {
  let folded = standing
  for (const { day, betting } of days) {
    folded = endPeriods(levels, folded, day, keepDays)
    folded = {
      ...folded,
      betting: folded.betting + betting,
      periodBetting: folded.periodBetting + betting,
    }
  }
  return endPeriods(levels, folded, through, keepDays)
}

/** Periods that ended before `day`: a level whose betting was not repeated falls by one, one fall a period. */
function endPeriods(levels: readonly Level[], standing: Standing, day: string, keepDays: number): Standing {
  let judged = standing
  while (addDays(judged.periodStart, judged.periodDays) <= day) {
    const held = judged.level
    const needed = levels.find(({ level }) => level === held)?.keepBetting ?? 0n
    const falls = held > 0 && judged.periodBetting < needed
    const level = falls ? held - 1 : held
    judged = {
      ...judged,
      level,
      ceiling: falls ? level : judged.ceiling,
      periodStart: addDays(judged.periodStart, judged.periodDays),
      periodDays: keepDays,
      periodBetting: 0n,
    }
  }
  return judged
}

/** Where the member stands now: what the totals are worth, under the ceiling that this period's betting can lift. */
export function risen(levels: readonly Level[], standing: Standing, recharge: bigint): Standing {
  const worth = levelOfTotals(levels, recharge, standing.betting)
  const ceiling = lifted(levels, standing, worth)
  const reachable = ceiling === null ? worth : Math.min(worth, ceiling)
  // A level once reached ends with a period, not because a recharge was taken back in its middle.
  return { ...standing, ceiling, level: Math.max(standing.level, reachable) }
}

function lifted(
  levels: readonly Level[],
  { ceiling, periodBetting }: Standing,
  worth: number,
): number | null {
  if (ceiling === null) return null
  const earned = levels.filter(({ level, keepBetting }) => level > ceiling && periodBetting >= keepBetting)
  const highest = earned.reduce((top, { level }) => Math.max(top, level), ceiling)
  return highest >= worth ? null : highest
}

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** VIP money may be at most 5 % of the theoretical loss of play that served no lot; `earning` is stake × millionths. */
export function allowanceOf(earning: bigint, paid: bigint): bigint {
  const most = (earning * 5n) / 100n / 1_000_000n
  return most > paid ? most - paid : 0n
}
