import { sql } from 'kysely'
import type { KeptKind } from '../../../../contract/account/identity.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { CheckRow, PictureRow } from './check-row.ts'

type Executor = Tx | Deps['db']

/** Every check that was asked for, newest first. */
export async function listSent(on: Executor, memberId: string): Promise<readonly CheckRow[]> {
  const { rows } = await sql<CheckRow>`SELECT * FROM identity_check
    WHERE member_id = ${memberId} AND state <> 'draft' ORDER BY sent_at DESC, id DESC LIMIT 50`.execute(on)
  return rows
}

export async function findDraft(on: Executor, memberId: string): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`SELECT * FROM identity_check
    WHERE member_id = ${memberId} AND state = 'draft'`.execute(on)
  return rows[0]
}

/** Reads and locks a check of any member. */
export async function lockCheck(tx: Tx, id: string): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`SELECT * FROM identity_check WHERE id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

/** Whose check it is. */
export async function findHolder(on: Executor, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    member_id: string
  }>`SELECT member_id FROM identity_check WHERE id = ${id}`.execute(on)
  return rows[0]?.member_id
}

export async function insertCheck(tx: Tx, row: CheckRow): Promise<void> {
  const columns = Object.keys(row).map(name => sql.ref(name))
  const values = Object.values(row).map(value => sql`${value}`)
  await sql`INSERT INTO identity_check (${sql.join(columns)}) VALUES (${sql.join(values)})`.execute(tx)
}

type Change = Partial<Omit<CheckRow, 'member_id' | 'id' | 'begun_at'>>

export async function changeCheck(tx: Tx, row: CheckRow, change: Change): Promise<CheckRow> {
  const next = { ...row, ...change }
  await sql`UPDATE identity_check SET state = ${next.state}, reason = ${next.reason}, appeal = ${next.appeal},
      note = ${next.note}, sent_at = ${next.sent_at}, decided_at = ${next.decided_at},
      review_since = ${next.review_since}, decided_by = ${next.decided_by},
      same_face = ${next.same_face}, ask_at = ${next.ask_at}, asks = ${next.asks}
    WHERE member_id = ${row.member_id} AND id = ${row.id}`.execute(tx)
  return next
}

/** Takes checks that are due, for as long as `until`: another process skips them, and takes them over after that. */
export async function takeDue(
  db: Deps['db'],
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly CheckRow[]> {
  const { rows } = await sql<CheckRow>`UPDATE identity_check SET ask_at = ${until}
    WHERE (member_id, id) IN (SELECT member_id, id FROM identity_check WHERE state = 'pending' AND ask_at <= ${now}
      ORDER BY ask_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING *`.execute(db)
  return rows
}

/** The last one of its kind stands. */
export async function savePicture(tx: Tx, row: PictureRow): Promise<void> {
  await sql`INSERT INTO identity_picture (member_id, check_id, kind, type, bytes, sealed)
    VALUES (${row.member_id}, ${row.check_id}, ${row.kind}, ${row.type}, ${row.bytes}, ${row.sealed})
    ON CONFLICT (member_id, check_id, kind) DO UPDATE SET type = excluded.type, bytes = excluded.bytes,
      sealed = excluded.sealed`.execute(tx)
}

type PictureHead = Omit<PictureRow, 'sealed'>

/** The stored picture, still sealed. */
export async function listPictures(
  on: Executor,
  memberId: string,
  checkId: string,
): Promise<readonly PictureHead[]> {
  const { rows } = await sql<PictureHead>`SELECT member_id, check_id, kind, type, bytes FROM identity_picture
    WHERE member_id = ${memberId} AND check_id = ${checkId} ORDER BY kind`.execute(on)
  return rows
}

export async function findPicture(
  on: Executor,
  { member_id, id }: Pick<CheckRow, 'member_id' | 'id'>,
  kind: KeptKind,
): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`SELECT * FROM identity_picture
    WHERE member_id = ${member_id} AND check_id = ${id} AND kind = ${kind}`.execute(on)
  return rows[0]
}

interface OwnPicture extends PictureRow {
  readonly poses: CheckRow['poses']
  readonly begun_at: Date
}

/** The member's pictures of all their checks, oldest first: the one at that place. */
export async function findOwnPicture(
  on: Executor,
  memberId: string,
  at: number,
): Promise<OwnPicture | undefined> {
  const { rows } = await sql<OwnPicture>`SELECT p.*, c.poses, c.begun_at
    FROM identity_picture p JOIN identity_check c ON c.member_id = p.member_id AND c.id = p.check_id
    WHERE p.member_id = ${memberId} ORDER BY c.begun_at, p.check_id, p.kind LIMIT 1 OFFSET ${at}`.execute(on)
  return rows[0]
}

export async function isApproved(on: Executor, memberId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM identity_check WHERE member_id = ${memberId} AND state = 'approved' LIMIT 1`.execute(
      on,
    )
  return rows.length === 1
}

/** Of these checks those that are not the member's own: of others, and of accounts that are gone. */
export async function withoutOwn(
  on: Executor,
  memberId: string,
  checks: readonly string[],
): Promise<readonly string[]> {
  if (checks.length === 0) return []
  const { rows } = await sql<{ id: string }>`SELECT id FROM identity_check
    WHERE member_id = ${memberId} AND id = ANY(${checks}::uuid[])`.execute(on)
  const own = new Set(rows.map(row => row.id))
  return [...new Set(checks)].filter(id => !own.has(id))
}

interface FaceRow {
  readonly id: string
  readonly name: string
  readonly status: string
}

/** Whose these checks are, each member once. */
export async function listFaces(on: Executor, checks: readonly string[]): Promise<readonly FaceRow[]> {
  if (checks.length === 0) return []
  const { rows } = await sql<FaceRow>`SELECT m.id, m.name, m.status FROM member m
    WHERE m.id IN (SELECT member_id FROM identity_check WHERE id = ANY(${checks}::uuid[]))
    ORDER BY m.created_at, m.id`.execute(on)
  return rows
}

interface WaitingRow extends CheckRow {
  readonly name: string
}

/** Those that wait for a person, longest first. */
export async function listInReview(on: Executor, most: number): Promise<readonly WaitingRow[]> {
  const { rows } =
    await sql<WaitingRow>`SELECT c.*, m.name FROM identity_check c JOIN member m ON m.id = c.member_id
    WHERE c.state = 'in_review' ORDER BY c.review_since, c.id LIMIT ${most}`.execute(on)
  return rows
}

export async function countInReview(on: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM identity_check
    WHERE state = 'in_review'`.execute(on)
  return rows[0]?.count ?? 0
}

/** Members of real money who have not proved who they are, and whom nothing closes for it. */
export async function openUnproved(db: Deps['db'], most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT m.id FROM member m
    WHERE NOT m.is_demo AND m.status <> 'closed'
      AND NOT EXISTS (SELECT FROM identity_check c WHERE c.member_id = m.id AND c.state = 'approved')
      AND NOT EXISTS (SELECT FROM play_closing p WHERE p.member_id = m.id AND p.kind = 'identity_required')
    LIMIT ${most}`.execute(db)
  return rows.map(row => row.id)
}

/** Members whom a stricter licence closed; who was found too young stays so under each. */
export async function closedUnasked(db: Deps['db'], most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ member_id: string }>`SELECT p.member_id FROM play_closing p
    WHERE p.kind = 'identity_required' AND NOT EXISTS (SELECT FROM identity_check c
      WHERE c.member_id = p.member_id AND c.reason = 'under_age') LIMIT ${most}`.execute(db)
  return rows.map(row => row.member_id)
}

interface Ages {
  readonly rejectedBefore: Date
  readonly draftsBefore: Date
}

/** Pictures that nobody has to keep any more, and drafts that were never sent. */
export async function sweepPictures(db: Deps['db'], { rejectedBefore, draftsBefore }: Ages): Promise<void> {
  await sql`DELETE FROM identity_picture p USING identity_check c
    WHERE c.member_id = p.member_id AND c.id = p.check_id
      AND ((c.state = 'rejected' AND c.decided_at < ${rejectedBefore})
        OR (c.state = 'draft' AND c.begun_at < ${draftsBefore}))`.execute(db)
  await sql`DELETE FROM identity_check WHERE state = 'draft' AND begun_at < ${draftsBefore}`.execute(db)
}
