import type { AgencyStanding, AgencyTier, AgencyWeek } from '../../../contract/agency/agency.ts'

/** The tables by the total of a week that chooses their tier; what the device does not know is left out. */
export type WeekTables = Readonly<
  Partial<Record<'recharge' | 'betting' | 'revenue', readonly AgencyTier[] | undefined>>
>
const totals = ['recharge', 'betting', 'revenue'] as const
const dayMs = 86_400_000

/** The week that is over, if anybody below did something in it. */
export function lastWeekOf({
  weeks,
  next_settlement,
}: Pick<AgencyStanding, 'weeks' | 'next_settlement'>): AgencyWeek | undefined {
  const monday = new Date(Date.parse(next_settlement) - 14 * dayMs).toISOString().slice(0, 10)
  return weeks.find(one => one.week === monday)
}

/** "Super members are agents whose line reaches the highest tier of a table in a week": the last one that is over. */
export function isSuperMember(
  agency: Pick<AgencyStanding, 'weeks' | 'next_settlement'>,
  tables: WeekTables,
): boolean {
  const last = lastWeekOf(agency)
  if (last === undefined) return false
  return totals.some(total => {
    const tiers = tables[total] ?? []
    const top = tiers.at(-1)
    return tiers.length > 1 && top !== undefined && last[total] >= top.from_amount
  })
}
