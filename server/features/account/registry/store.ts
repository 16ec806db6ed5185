import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { RegistryReply } from '../../../platform/registry/port.ts'
import type { Occasion, Standing } from './standing.ts'

type Executor = Tx | Deps['db']
interface Check {
  readonly id: string
  /** `null`: nobody became a member. */
  readonly memberId: string | null
  readonly cpfHash: Buffer
  readonly occasion: Occasion
  readonly at: Date
  readonly reply: RegistryReply
}

export async function insertCheck(
  on: Executor,
  { id, memberId, cpfHash, occasion, at, reply }: Check,
): Promise<void> {
  const reason = reply.answer === 'impeded' ? reply.reason : null
  const cause = reply.answer === 'unanswered' ? reply.cause : null
  await sql`INSERT INTO registry_check (id, member_id, cpf_hash, occasion, asked_at, answer, reason, cause)
    VALUES (${id}, ${memberId}, ${cpfHash}, ${occasion}, ${at}, ${reply.answer}, ${reason}, ${cause})`.execute(
    on,
  )
}

/** A member of whom nothing is known yet. */
export async function insertStanding(tx: Tx, memberId: string, occasion: Occasion, at: Date): Promise<void> {
  await sql`INSERT INTO registry_standing (member_id, waits_since, ask_at, occasion)
    VALUES (${memberId}, ${at}, ${at}, ${occasion}) ON CONFLICT DO NOTHING`.execute(tx)
}

/** Members from before the registry was asked: due at once. Returns how many. */
export async function enrolOthers(db: Deps['db'], at: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO registry_standing (member_id, waits_since, ask_at, occasion)
    SELECT m.id, ${at}, ${at}, 'sweep' FROM member m
    WHERE NOT m.is_demo AND m.status <> 'closed'
      AND NOT EXISTS (SELECT FROM registry_standing s WHERE s.member_id = m.id)
    LIMIT ${limit} ON CONFLICT DO NOTHING`.execute(db)
  return Number(numAffectedRows)
}

/** Takes members who are due, for as long as `until`: other processes skip them, and take them over after that. */
export async function takeDue(
  db: Deps['db'],
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`UPDATE registry_standing SET ask_at = ${until} WHERE member_id IN (
      SELECT member_id FROM registry_standing WHERE ask_at <= ${now}
      ORDER BY ask_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING *`.execute(db)
  return rows
}

/** Makes a member due who was not answered for today yet (America/Sao_Paulo); `undefined`: they were, or are being asked. */
export async function takeForToday(
  db: Deps['db'],
  memberId: string,
  { now, askAt }: { now: Date; askAt: Date },
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`UPDATE registry_standing SET ask_at = ${askAt}, occasion = 'sign_in'
    WHERE member_id = ${memberId} AND ask_at > ${now}
      AND (answered_at IS NULL OR brazil_day(answered_at) < brazil_day(${now})) RETURNING *`.execute(db)
  return rows[0]
}

/** Under the wallet's lock: what the last answer left. */
export async function lockStanding(tx: Tx, memberId: string): Promise<Standing | undefined> {
  const { rows } =
    await sql<Standing>`SELECT * FROM registry_standing WHERE member_id = ${memberId} FOR UPDATE`.execute(tx)
  return rows[0]
}

export async function saveStanding(tx: Tx, row: Standing): Promise<void> {
  await sql`UPDATE registry_standing SET answer = ${row.answer}, reason = ${row.reason},
      answered_at = ${row.answered_at}, waits_since = ${row.waits_since}, impeded_at = ${row.impeded_at},
      ask_at = ${row.ask_at}, occasion = ${row.occasion}, tries = ${row.tries}
    WHERE member_id = ${row.member_id}`.execute(tx)
}

export async function deleteStanding(db: Deps['db'], memberId: string): Promise<void> {
  await sql`DELETE FROM registry_standing WHERE member_id = ${memberId}`.execute(db)
}

/** Everybody who is named, the longest first; a closed account is forgotten by the next day's question. */
export async function listImpeded(
  db: Deps['db'],
): Promise<readonly { readonly memberId: string; readonly since: Date }[]> {
  const { rows } = await sql<{ memberId: string; since: Date }>`
    SELECT member_id AS "memberId", impeded_at AS since FROM registry_standing
    WHERE answer = 'impeded' ORDER BY impeded_at`.execute(db)
  return rows
}

interface Counts {
  readonly impeded: number
  readonly unanswered: number
  readonly overdue: number
}

/** Asked every few seconds: each count by an index of its own. `overdue`: the last answer, or the first question, is older than the law allows. */
export async function countStandings(db: Deps['db'], oldest: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`SELECT
      (SELECT count(*) FROM registry_standing WHERE answer = 'impeded')::int AS impeded,
      (SELECT count(*) FROM registry_standing WHERE tries > 0)::int AS unanswered,
      (SELECT count(*) FROM registry_standing WHERE waits_since < ${oldest})::int AS overdue`.execute(db)
  return rows[0] ?? { impeded: 0, unanswered: 0, overdue: 0 }
}
