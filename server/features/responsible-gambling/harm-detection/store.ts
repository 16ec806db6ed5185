import { sql } from 'kysely'
import type {
  FoundMarker,
  HarmLevel,
  HarmStep,
} from '../../../../contract/responsible-gambling/harm-cases.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { HarmFacts } from './rules.ts'

export type Executor = Tx | Deps['db']

/**
 * Members after that one who are not assessed yet in that night: those who played or deposited in the last five weeks, those with a
 * finding in the last assessment, and those whose ticket was marked as showing harm.
 */
export async function listToAssess(
  on: Executor,
  { today, after, limit }: { readonly today: string; readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ member_id: string }>`
    SELECT member_id FROM (
      (SELECT DISTINCT member_id FROM member_use u WHERE member_id > ${after} AND day >= ${today}::date - 35
          AND NOT EXISTS (SELECT FROM harm_standing h
            WHERE h.member_id = u.member_id AND assessed_on >= ${today}::date)
        ORDER BY member_id LIMIT ${limit})
      UNION
      (SELECT member_id FROM harm_standing WHERE member_id > ${after} AND score > 0 AND assessed_on < ${today}::date
        ORDER BY member_id LIMIT ${limit})
      UNION
      (SELECT DISTINCT member_id FROM care_step c WHERE step = 'mark' AND member_id > ${after}
          AND at >= (${today}::date - 31)::timestamp AT TIME ZONE 'America/Sao_Paulo'
          AND EXISTS (SELECT FROM member m WHERE m.id = c.member_id AND m.erased_at IS NULL)
          AND NOT EXISTS (SELECT FROM harm_standing h
            WHERE h.member_id = c.member_id AND assessed_on >= ${today}::date)
        ORDER BY member_id LIMIT ${limit})
    ) due ORDER BY member_id LIMIT ${limit}`.execute(on)
  return rows.map(row => row.member_id)
}

/** `undefined`: that night has looked at them already. */
export async function readFacts(tx: Tx, memberId: string, today: string): Promise<HarmFacts | undefined> {
  const { rows } = await sql<HarmFacts>`SELECT f.* FROM harm_facts(${memberId}, ${today}) f
    WHERE NOT EXISTS (SELECT FROM harm_standing WHERE member_id = ${memberId} AND assessed_on >= ${today}::date)`.execute(
    tx,
  )
  return rows[0]
}

export interface Standing {
  readonly memberId: string
  readonly today: string
  readonly score: number
  readonly level: HarmLevel
  readonly markers: readonly FoundMarker[]
}

/** Of everybody: who was seen is not looked at again that night, by another process or after a restart. */
export async function keepStanding(
  tx: Tx,
  { memberId, today, score, level, markers }: Standing,
): Promise<void> {
  const found = JSON.stringify(markers)
  await sql`INSERT INTO harm_standing (member_id, assessed_on, score, level, markers)
    VALUES (${memberId}, ${today}, ${score}, ${level}, ${found}::jsonb)
    ON CONFLICT (member_id) DO UPDATE SET assessed_on = excluded.assessed_on, score = excluded.score, level = excluded.level,
      markers = excluded.markers`.execute(tx)
}

export interface CaseRow {
  readonly id: string
  readonly name: string
  readonly assessed_on: string | null
  readonly score: number | null
  readonly level: HarmLevel | null
  readonly markers: readonly FoundMarker[] | null
  readonly closed_by: 'score' | 'person' | null
  readonly last_step_at: Date | null
}

const caseColumns = sql`m.id, m.name, h.assessed_on::text AS assessed_on, h.score, h.level, h.markers, o.closed_by,
  (SELECT max(s.at) FROM care_step s WHERE s.member_id = m.id) AS last_step_at`

/** The gravest first; of equal ones by id. */
export async function listCases(
  on: Executor,
  wanted: {
    readonly level: HarmLevel
    readonly after: { readonly score: number; readonly id: string } | undefined
    readonly limit: number
  },
): Promise<readonly CaseRow[]> {
  const { level, after, limit } = wanted
  const { rows } = await sql<CaseRow>`SELECT ${caseColumns}
    FROM harm_standing h JOIN member m ON m.id = h.member_id LEFT JOIN offers_closing o ON o.member_id = h.member_id
    WHERE h.level = ${level} AND m.erased_at IS NULL AND h.score > 0 AND (${after?.id ?? null}::uuid IS NULL
      OR (-h.score, h.member_id) > (${-(after?.score ?? 0)}::integer, ${after?.id ?? null}::uuid))
    ORDER BY h.score DESC, h.member_id LIMIT ${limit}`.execute(on)
  return rows
}

/** A member of real money, looked at or not. */
export async function findCase(on: Executor, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`SELECT ${caseColumns}
    FROM member m LEFT JOIN harm_standing h ON h.member_id = m.id LEFT JOIN offers_closing o ON o.member_id = m.id
    WHERE m.id = ${id} AND NOT m.is_demo AND m.erased_at IS NULL`.execute(on)
  return rows[0]
}

export interface DayRow {
  readonly day: string
  readonly minutes: bigint
  readonly deposited: bigint
  readonly staked: bigint
  readonly won: bigint
}

/** Days with anything, both counted, oldest first. */
export async function listDays(
  on: Executor,
  memberId: string,
  from: string,
  to: string,
): Promise<readonly DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT day::text AS day, sum(minutes)::bigint AS minutes, sum(deposited)::bigint AS deposited,
      sum(staked)::bigint AS staked, sum(won)::bigint AS won
    FROM (
      SELECT day, minutes, deposited, 0 AS staked, 0 AS won FROM member_use
      WHERE member_id = ${memberId} AND day BETWEEN ${from} AND ${to}
      UNION ALL
      SELECT day, 0, 0, stake_cash, won_cash FROM member_day
      WHERE member_id = ${memberId} AND currency = 'BRL' AND day BETWEEN ${from} AND ${to}
    ) flow GROUP BY day ORDER BY day`.execute(on)
  return rows
}

export interface StepRow {
  readonly member_id: string
  readonly id: string
  readonly step: HarmStep['step']
  readonly details: HarmStep['details']
  readonly sealed: Buffer
  readonly administrator_id: string
  readonly at: Date
}

export async function insertStep(tx: Tx, row: StepRow): Promise<void> {
  await sql`INSERT INTO care_step (member_id, id, step, details, sealed, administrator_id, at)
    VALUES (${row.member_id}, ${row.id}, ${row.step}, ${JSON.stringify(row.details)}::jsonb, ${row.sealed},
      ${row.administrator_id}, ${row.at})`.execute(tx)
}

/** Newest first. */
export async function listSteps(
  on: Executor,
  memberId: string,
  most: number,
): Promise<readonly (StepRow & { readonly administrator: string })[]> {
  const { rows } = await sql<StepRow & { administrator: string }>`SELECT s.*, a.name AS administrator
    FROM care_step s JOIN administrator a ON a.id = s.administrator_id
    WHERE s.member_id = ${memberId} ORDER BY s.at DESC, s.id DESC LIMIT ${most}`.execute(on)
  return rows
}

/** The administrator who marked this ticket of the member first as showing harm. */
export async function findMark(
  on: Executor,
  memberId: string,
  ticketId: string,
): Promise<{ readonly administrator: string; readonly at: Date } | undefined> {
  const { rows } = await sql<{ administrator: string; at: Date }>`SELECT a.name AS administrator, s.at
    FROM care_step s JOIN administrator a ON a.id = s.administrator_id
    WHERE s.member_id = ${memberId} AND s.step = 'mark' AND s.details->>'ticket_id' = ${ticketId}
    ORDER BY s.at, s.id LIMIT 1`.execute(on)
  return rows[0]
}
