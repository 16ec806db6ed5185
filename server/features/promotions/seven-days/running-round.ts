import { sql } from 'kysely'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import { placeOfToday, type Round } from './rules.ts'

/** For the user info (specification, section 3): which of the seven login days are taken, and the running round. */
export async function runningRound(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: string,
): Promise<{ readonly d7_map: boolean[]; readonly day7_id: string | null }> {
  const { rows } = await sql<Round & { id: string }>`SELECT id, started_on, last_day, days, paid_days
    FROM day7_round WHERE member_id = ${memberId} ORDER BY last_day DESC, id DESC LIMIT 1`.execute(db)
  const { round } = placeOfToday(rows[0], brazilDay(clock.now()))
  const days = round?.days ?? 0
  return { d7_map: Array.from({ length: 7 }, (_, index) => index < days), day7_id: round?.id ?? null }
}
