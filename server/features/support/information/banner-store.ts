import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface BannerRow {
  readonly id: string
  readonly texts: unknown
  readonly link: string
  readonly art: string
  readonly tone: 'sun' | 'scarlet' | 'leaf' | 'sky'
}

export interface AdminBannerRow extends BannerRow {
  readonly position: number
  readonly shown: boolean
  readonly shown_from: Date
  readonly shown_until: Date | null
  readonly version: bigint
}

/** What the lobby shows now. */
export async function shownBanners(on: Executor, now: Date): Promise<readonly BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    SELECT id, texts, link, art, tone FROM banner
    WHERE shown AND shown_from <= ${now} AND (shown_until IS NULL OR shown_until > ${now})
    ORDER BY position, id`.execute(on)
  return rows
}

export async function listBannerRows(on: Executor): Promise<readonly AdminBannerRow[]> {
  const { rows } = await sql<AdminBannerRow>`SELECT * FROM banner ORDER BY position, id`.execute(on)
  return rows
}

/** An operator's own change of a banner survives the next seed. */
export async function insertBanner(on: Executor, row: BannerRow, position: number): Promise<void> {
  await sql`INSERT INTO banner (id, position, texts, link, art, tone)
    VALUES (${row.id}, ${position}, ${JSON.stringify(row.texts)}::jsonb, ${row.link}, ${row.art}, ${row.tone})
    ON CONFLICT (id) DO NOTHING`.execute(on)
}

/** `undefined`: somebody else changed it meanwhile. A version of 0 stands for a banner that is not there yet. */
export async function saveBannerRow(tx: Tx, row: AdminBannerRow): Promise<AdminBannerRow | undefined> {
  const { rows } = await sql<AdminBannerRow>`
    INSERT INTO banner (id, position, texts, link, art, tone, shown, shown_from, shown_until, version)
    SELECT ${row.id}, ${row.position}, ${JSON.stringify(row.texts)}::jsonb, ${row.link}, ${row.art}, ${row.tone},
      ${row.shown}, ${row.shown_from}, ${row.shown_until}, 1
    WHERE ${row.version} = 0 OR EXISTS (SELECT FROM banner WHERE id = ${row.id})
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, texts = excluded.texts, link = excluded.link,
      art = excluded.art, tone = excluded.tone, shown = excluded.shown, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until, version = banner.version + 1
    WHERE banner.version = ${row.version}
    RETURNING *`.execute(tx)
  return rows[0]
}

export interface PictureRow {
  readonly digest: string
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Buffer
}

export async function keepPicture(tx: Tx, { digest, type, bytes }: PictureRow, at: Date): Promise<void> {
  await sql`INSERT INTO banner_picture (digest, type, bytes, added_at) VALUES (${digest}, ${type}, ${bytes}, ${at})
    ON CONFLICT (digest) DO NOTHING`.execute(tx)
}

export async function findPicture(on: Executor, digest: string): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`SELECT digest, type, bytes FROM banner_picture
    WHERE digest = ${digest}`.execute(on)
  return rows[0]
}
