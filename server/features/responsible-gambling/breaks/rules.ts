import type { BreakTerm } from '../../../../contract/responsible-gambling/breaks.ts'

const dayMs = 86_400_000
/** The longest month, so that a month is never less. */
const daysOf = { day: 1, week: 7, month: 31 }
const monthsOf = { six_months: 6, year: 12, three_years: 36, five_years: 60 }

/** docs/rules/responsible-gambling.md: "return needs a positive act and a wait". */
export const returnDelayMs = dayMs

/** docs/rules/brazil.md: a member whom the registry of the impeded names "has 2 days to withdraw" from the notification. */
export const impededWithdrawMs = 2 * dayMs

/** When a term that begins now ends; `null`: never. A day that the month does not have is the one after it. */
export function endOf(term: Exclude<BreakTerm, 'date'>, now: Date): Date | null {
  switch (term) {
    case 'day':
    case 'week':
    case 'month':
      return new Date(now.getTime() + daysOf[term] * dayMs)
    case 'six_months':
    case 'year':
    case 'three_years':
    case 'five_years': {
      const end = new Date(now)
      end.setUTCMonth(end.getUTCMonth() + monthsOf[term])
      return end
    }
    case 'indefinite':
      return null
  }
}
