const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "Operator then has 2 more days to return the balance" (docs/rules/brazil.md), after the member's own two. */
const returnWithinMs = 4 * day

export function returnDeadline(impededAt: Date): Date {
  return new Date(impededAt.getTime() + returnWithinMs)
}

/** Soon while the deadline runs; each hour once it is over, for a member may still add an account weeks later. */
export function lookAgainAt(impededAt: Date, now: Date): Date {
  const isLate = now > returnDeadline(impededAt)
  return new Date(now.getTime() + (isLate ? hour : 5 * minute))
}
