import { sql } from 'kysely'
import type { AdministratorRole } from '../../../contract/operations/administrator-role.ts'
import type { ApprovalRequest } from '../../../contract/operations/approvals.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../database/transaction.ts'

type Executor = Tx | Deps['db']
type State = ApprovalRequest['state']

export interface RequestRow {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly concerns: string | null
  readonly sealed: Buffer
  readonly reason: string
  readonly state: State
  readonly proposed_by: string
  readonly proposer_session: string
  readonly proposer_device: string | null
  readonly proposed_at: Date
  readonly expires_at: Date
  readonly decided_by: string | null
  readonly decided_at: Date | null
  readonly decision_note: string | null
}

/** With what it would do. */
export interface WholeRow extends RequestRow {
  readonly payload_sealed: Buffer | null
}

export interface NamedRow extends RequestRow {
  readonly concerned_name: string | null
  readonly proposer_name: string
  readonly decider_name: string | null
}

/** Whether it could be written: there is no other open one of its kind about the same. */
export async function insertRequest(
  tx: Tx,
  row: Omit<WholeRow, 'state' | 'decided_by' | 'decided_at' | 'decision_note'>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO approval_request (id, kind, subject, concerns, sealed, payload_sealed, reason, state, proposed_by,
      proposer_session, proposer_device, proposed_at, expires_at)
    VALUES (${row.id}, ${row.kind}, ${row.subject}, ${row.concerns}, ${row.sealed}, ${row.payload_sealed}, ${row.reason},
      'proposed', ${row.proposed_by}, ${row.proposer_session}, ${row.proposer_device}, ${row.proposed_at}, ${row.expires_at})
    ON CONFLICT (kind, subject) WHERE state = 'proposed' DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

/** Waits for a decision under way: the row is then read as it was left. */
export async function lockRequest(tx: Tx, id: string): Promise<WholeRow | undefined> {
  const { rows } = await sql<WholeRow>`
    SELECT * FROM approval_request WHERE id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

interface Decision {
  readonly state: Exclude<State, 'proposed' | 'expired'>
  readonly by: string
  readonly session: string
  readonly device: string | null
  readonly at: Date
  readonly note: string | null
}

export async function decideRequest(tx: Tx, id: string, decision: Decision): Promise<void> {
  await sql`UPDATE approval_request SET state = ${decision.state}, decided_by = ${decision.by},
      decider_session = ${decision.session}, decider_device = ${decision.device}, decided_at = ${decision.at},
      decision_note = ${decision.note} WHERE id = ${id}`.execute(tx)
}

/** Ends what nobody decided in time. */
export async function expireRequests(on: Executor, now: Date): Promise<void> {
  await sql`UPDATE approval_request SET state = 'expired', decided_at = expires_at
    WHERE state = 'proposed' AND expires_at <= ${now}`.execute(on)
}

interface Ask {
  readonly state?: State | undefined
  /** Kinds that the reader may approve. */
  readonly kinds: readonly string[]
  readonly reader: string
  readonly now: Date
  /** The last one of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** What is past its time is `expired` here, whether or not that was written yet. */
export async function listRequests(on: Executor, ask: Ask): Promise<readonly NamedRow[]> {
  const { state = null, after = null } = ask
  const [isNext, order] = state === 'proposed' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
  const { rows } = await sql<NamedRow>`
    SELECT r.id, r.kind, r.subject, r.concerns, r.sealed, r.reason, r.now_state AS state, r.proposed_by,
      r.proposer_session, r.proposer_device, r.proposed_at, r.expires_at, r.decided_by, r.decided_at, r.decision_note,
      c.name AS concerned_name, p.name AS proposer_name, d.name AS decider_name
    FROM (SELECT *, CASE WHEN state = 'proposed' AND expires_at <= ${ask.now} THEN 'expired' ELSE state END AS now_state
        FROM approval_request) r
      JOIN administrator p ON p.id = r.proposed_by
      LEFT JOIN administrator c ON c.id = r.concerns LEFT JOIN administrator d ON d.id = r.decided_by
    WHERE (${state}::text IS NULL OR r.now_state = ${state}::text)
      AND (${after}::uuid IS NULL OR r.id ${isNext} ${after}::uuid)
      AND (r.kind = ANY(${[...ask.kinds]}) OR ${ask.reader}::uuid IN (r.proposed_by, r.concerns))
    ORDER BY r.id ${order} LIMIT ${ask.limit}`.execute(on)
  return rows
}

export interface Standing {
  readonly id: string
  readonly role: AdministratorRole
  readonly is_active: boolean
}

/** The administrators as they are now; nobody changes their access until the transaction ends. */
export async function lockStandings(tx: Tx, ids: readonly string[]): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT id, role, disabled_at IS NULL AS is_active FROM administrator WHERE id = ANY(${[...ids]})
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  return rows
}
