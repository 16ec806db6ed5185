import type { AgencyStanding, AgencyTier } from '../../../contract/agency.ts'

/** The tables by the total of a week that chooses their tier; what the device does not know is left out. */
export type WeekTables = Readonly<
  Partial<Record<'recharge' | 'betting' | 'revenue', readonly AgencyTier[] | undefined>>
>
const totals = ['recharge', 'betting', 'revenue'] as const
const dayMs = 86_400_000

/** "Super members are agents whose line reaches the highest tier of a table in a week": the last one that is over. */
export function isSuperMember(
  { weeks, next_settlement }: Pick<AgencyStanding, 'weeks' | 'next_settlement'>,
  tables: WeekTables,
): boolean {
  const monday = new Date(Date.parse(next_settlement) - 14 * dayMs).toISOString().slice(0, 10)
  const last = weeks.find(one => one.week === monday)
  if (last === undefined) return false
  return totals.some(total => {
    const tiers = tables[total] ?? []
    const top = tiers.at(-1)
    return tiers.length > 1 && top !== undefined && last[total] >= top.from_amount
  })
}
