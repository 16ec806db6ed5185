import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

interface CaptchaRow {
  readonly image_answer: Buffer
  readonly question_answer: Buffer
  readonly prefix: string
  readonly bits: number
  readonly expires_at: Date
}

export async function insertCaptcha(db: Deps['db'], key: string, row: CaptchaRow): Promise<void> {
  await sql`INSERT INTO captcha (key, image_answer, question_answer, prefix, bits, expires_at)
    VALUES (${key}, ${row.image_answer}, ${row.question_answer}, ${row.prefix}, ${row.bits}, ${row.expires_at})`.execute(
    db,
  )
}

/** One use, right or wrong: whoever takes it first has it. */
export async function takeCaptcha(db: Deps['db'], key: string): Promise<CaptchaRow | undefined> {
  const { rows } = await sql<CaptchaRow>`
    DELETE FROM captcha WHERE key = ${key}
    RETURNING image_answer, question_answer, prefix, bits, expires_at`.execute(db)
  return rows[0]
}

/** What has run out and is of no more use. */
export async function sweepExpired(db: Deps['db'], now: Date): Promise<void> {
  await sql`DELETE FROM captcha WHERE expires_at < ${now}`.execute(db)
  await sql`DELETE FROM sign_in_failure WHERE expires_at < ${now}`.execute(db)
  await sql`DELETE FROM refresh_token WHERE expires_at < ${now}`.execute(db)
}
