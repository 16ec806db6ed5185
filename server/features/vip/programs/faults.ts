import type { ProgramTerms } from '../../../../contract/vip/programs.ts'

type Vip = ProgramTerms['vip']
type Agency = ProgramTerms['agency']
type Step = Vip['slot'][number]
type Tier = Agency['recharge'][number]

/** What does not fit together, in the words of its fields; `undefined`: it may stand. `now` is what is in force. */
export function faultOfVip(terms: Vip, now: Vip): string | undefined {
  for (const track of ['general', 'slot', 'live'] as const) {
    if (terms[track].length !== now[track].length) return `${track}: levels`
    const fault = faultOfLadder(terms[track])
    if (fault !== undefined) return `${track}.${fault}`
  }
  return faultOfLimits(terms.general)
}

/** Level 0 asks for nothing; no level asks for less, or gives less, than the one below it. */
function faultOfLadder(ladder: readonly Step[]): string | undefined {
  const fields = ['recharge_needed', 'betting_needed', 'keep_betting', 'upgrade_bonus'] as const
  const [first] = ladder
  if (first !== undefined && first.recharge_needed + first.betting_needed + first.keep_betting > 0n)
    return '0: recharge_needed, betting_needed, keep_betting > 0'
  for (const field of fields) {
    const level = fallsAt(ladder.map(step => step[field]))
    if (level !== undefined) return `${level}.${field}`
  }
  const level = ladder.findIndex(step => step.keep_betting > step.betting_needed)
  return level < 0 ? undefined : `${level}.keep_betting > betting_needed`
}

function faultOfLimits(ladder: Vip['general']): string | undefined {
  const fields = ['weekly_bonus', 'monthly_bonus', 'withdrawals_a_day', 'withdrawal_day_limit'] as const
  for (const field of [...fields, 'withdrawal_max', 'rebate_rate'] as const) {
    const level = fallsAt(ladder.map(step => BigInt(step[field])))
    if (level !== undefined) return `general.${level}.${field}`
  }
  const wrong = ladder.findIndex(
    ({ withdrawal_min: min, withdrawal_max: max, withdrawal_day_limit: limit }) =>
      limit === 0n || max > limit || (max > 0n && min > max) || min > limit,
  )
  return wrong < 0 ? undefined : `general.${wrong}.withdrawal_min, withdrawal_max, withdrawal_day_limit`
}

/** Each table begins at nothing and its tiers rise without a gap; no percent falls with the tier, or rises with the depth. */
export function faultOfAgency(terms: Agency): string | undefined {
  for (const kind of ['recharge', 'betting', 'settlement'] as const) {
    const fault = faultOfTable(terms[kind])
    if (fault !== undefined) return `${kind}.${fault}`
  }
  return undefined
}

/** "agency tables together at 30 %" (docs/rules/vip.md): no percent of one of them may pass it. */
const mostRate = 3_000

function faultOfTable(tiers: readonly Tier[]): string | undefined {
  if (tiers[0]?.from !== 0n) return '0.from > 0.00'
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1]
    if (before !== undefined && tier.from <= before.from) return `${index}.from`
    if (tier.direct_rate > mostRate) return `${index}.direct_rate > 30 %`
    if (tier.second_rate > tier.direct_rate) return `${index}.second_rate > direct_rate`
    if (tier.third_rate > tier.second_rate) return `${index}.third_rate > second_rate`
    for (const rate of ['direct_rate', 'second_rate', 'third_rate'] as const)
      if (before !== undefined && tier[rate] < before[rate]) return `${index}.${rate}`
  }
  return undefined
}

/** The first place that is less than the one before it. */
function fallsAt(values: readonly bigint[]): number | undefined {
  const at = values.findIndex((value, index) => index > 0 && value < (values[index - 1] ?? 0n))
  return at < 0 ? undefined : at
}
