import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { sweepWork } from '../../../platform/guesses/work-store.ts'

interface CaptchaRow {
  readonly image_answer: Buffer
  /** `null`: nobody asked to hear it. */
  readonly sound_answer: Buffer | null
  readonly prefix: string
  readonly bits: number
  readonly expires_at: Date
}

type NewCaptcha = Omit<CaptchaRow, 'sound_answer'>

export async function insertCaptcha(db: Deps['db'], key: string, row: NewCaptcha): Promise<void> {
  await sql`INSERT INTO captcha (key, image_answer, prefix, bits, expires_at)
    VALUES (${key}, ${row.image_answer}, ${row.prefix}, ${row.bits}, ${row.expires_at})`.execute(db)
}

/** In place of digits that were spoken before; `false`: there is no such captcha any more. */
export async function setSoundAnswer(
  db: Deps['db'],
  key: string,
  answer: Buffer,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE captcha SET sound_answer = ${answer}
    WHERE key = ${key} AND expires_at > ${now}`.execute(db)
  return numAffectedRows === 1n
}

/** One use, right or wrong: the first to take it has it. */
export async function takeCaptcha(db: Deps['db'], key: string): Promise<CaptchaRow | undefined> {
  const { rows } = await sql<CaptchaRow>`
    DELETE FROM captcha WHERE key = ${key}
    RETURNING image_answer, sound_answer, prefix, bits, expires_at`.execute(db)
  return rows[0]
}

/** What has run out and is of no more use. */
export async function sweepExpired(db: Deps['db'], now: Date): Promise<void> {
  await sql`DELETE FROM captcha WHERE expires_at < ${now}`.execute(db)
  await sweepWork(db, now)
  await sql`DELETE FROM sign_in_failure WHERE expires_at < ${now}`.execute(db)
  await sql`DELETE FROM refresh_token WHERE expires_at < ${now}`.execute(db)
}
