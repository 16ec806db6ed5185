import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

type Executor = Tx | Deps['db']

export type ContentKind = 'contact' | 'faq' | 'social' | 'announcement' | 'terms'

export interface ContentRow {
  readonly id: string
  readonly kind: ContentKind
  readonly texts: unknown
  readonly link: string | null
  readonly published_at: Date
  readonly holds_from: Date | null
}

/** What is shown of these kinds and published by then: by position, news newest first. */
export async function listContent(
  on: Executor,
  kinds: readonly ContentKind[],
  now: Date,
): Promise<readonly ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    SELECT id, kind, texts, link, published_at, holds_from FROM content
    WHERE shown AND kind = ANY(${[...kinds]}) AND published_at <= ${now}
    ORDER BY CASE WHEN kind IN ('announcement', 'terms') THEN published_at END DESC, position, id`.execute(on)
  return rows
}

/** The new terms a member agreed to. */
export async function listAccepted(on: Executor, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT content_id AS id FROM terms_acceptance WHERE member_id = ${memberId} ORDER BY content_id`.execute(
    on,
  )
  return rows.map(row => row.id)
}

/** `false`: there are no such terms. Agreeing twice is agreeing once. */
export async function insertAcceptance(tx: Tx, memberId: string, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`SELECT FROM content
    WHERE id = ${id} AND kind = 'terms' AND shown AND published_at <= ${at}`.execute(tx)
  if (rows.length === 0) return false
  await sql`INSERT INTO terms_acceptance (member_id, content_id, accepted_at) VALUES (${memberId}, ${id}, ${at})
    ON CONFLICT DO NOTHING`.execute(tx)
  return true
}
