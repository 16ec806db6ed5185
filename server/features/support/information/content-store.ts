import { sql } from 'kysely'
import type { ContentKind } from '../../../../contract/support/content.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface ContentRow {
  readonly kind: ContentKind
  readonly id: string
  readonly position: number
  readonly texts: unknown
  readonly url: string | null
  readonly published_at: Date
  readonly effective_at: Date | null
  readonly shown: boolean
  readonly version: bigint
  readonly saved_at: Date | null
}

export async function listContentRows(
  on: Executor,
  kind: ContentKind | undefined,
): Promise<readonly ContentRow[]> {
  const { rows } = await sql<ContentRow>`SELECT * FROM content
    WHERE ${kind ?? null}::text IS NULL OR kind = ${kind ?? null} ORDER BY kind, position, id`.execute(on)
  return rows
}

/** What players may read now. */
export async function shownContent(
  on: Executor,
  kinds: readonly ContentKind[],
  now: Date,
): Promise<readonly ContentRow[]> {
  const { rows } = await sql<ContentRow>`SELECT * FROM content
    WHERE kind = ANY(${kinds}) AND shown AND published_at <= ${now} ORDER BY kind, position, id`.execute(on)
  return rows
}

/** `undefined`: somebody else changed it meanwhile. A version of 0 stands for a text that is not there yet. */
export async function saveContentRow(on: Executor, row: ContentRow): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    INSERT INTO content (kind, id, position, texts, url, published_at, effective_at, shown, version, saved_at)
    SELECT ${row.kind}, ${row.id}, ${row.position}, ${JSON.stringify(row.texts)}::jsonb, ${row.url},
      ${row.published_at}, ${row.effective_at}, ${row.shown}, 1, ${row.saved_at}
    WHERE ${row.version} = 0 OR EXISTS (SELECT FROM content WHERE kind = ${row.kind} AND id = ${row.id})
    ON CONFLICT (kind, id) DO UPDATE SET position = excluded.position, texts = excluded.texts, url = excluded.url,
      published_at = excluded.published_at, effective_at = excluded.effective_at, shown = excluded.shown, saved_at = excluded.saved_at,
      version = content.version + 1
    WHERE content.version = ${row.version}
    RETURNING *`.execute(on)
  return rows[0]
}
