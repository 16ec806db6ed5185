import type { RegistryReply } from '../../../platform/registry/port.ts'
import type { Standing } from './standing.ts'

const hour = 3_600_000
const day = 24 * hour

/** docs/rules/brazil.md: "at least every 15 days for all registered users". Asked a day before. */
export const oldestAnswerMs = 15 * day
const sweepMs = 14 * day
/** Somebody who is impeded is asked for each day: it ends when the registry says so. */
const impededMs = day

/** Until the next try of a question that was not answered: five seconds, then longer, an hour at most. */
export function retryMs(tries: number): number {
  return Math.min(5_000 * 2 ** Math.min(tries, 10), hour)
}

/** The standing after a reply. `social_benefit` closes no account where the operator is to keep them open (STF, ADI 7.721). */
export function standingAfter(
  row: Standing,
  reply: RegistryReply,
  { now, closesBenefit }: { now: Date; closesBenefit: boolean },
): Standing {
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  if (reply.answer === 'unanswered') {
    return { ...row, tries: row.tries + 1, ask_at: inMs(retryMs(row.tries)) }
  }
  const answered = { ...row, answered_at: now, waits_since: now, tries: 0, occasion: 'sweep' } as const
  const isImpeded = reply.answer === 'impeded' && (closesBenefit || reply.reason !== 'social_benefit')
  if (!isImpeded) {
    return { ...answered, answer: 'clear', reason: null, impeded_at: null, ask_at: inMs(sweepMs) }
  }
  const impeded_at = row.answer === 'impeded' ? row.impeded_at : now
  return { ...answered, answer: 'impeded', reason: reply.reason, impeded_at, ask_at: inMs(impededMs) }
}

/** What closes play by what is known: the registry's word, or its silence for longer than the law allows. */
export function closingOf(
  row: Standing,
  { now, wasOpen }: { now: Date; wasOpen: boolean },
): 'registry_impeded' | 'registry_pending' | undefined {
  if (row.answer === 'impeded') return 'registry_impeded'
  if (row.tries === 0) return undefined
  const isStale = now.getTime() - row.waits_since.getTime() > oldestAnswerMs
  return isStale || !wasOpen ? 'registry_pending' : undefined
}
