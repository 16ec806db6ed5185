import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../database/transaction.ts'
import type { Secrets } from '../secrets/secrets.ts'

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** Details in which people write freely. */
const textNames = ['reason', 'note']
/** Acts whose `reason` is one of the product's own words. */
const wordedActions = ['deposit_refuse', 'identity_decide', 'registry_close']

/** Texts that leave the log's row, which keeps their commitments. */
interface SplitDetails {
  readonly details: AuditDetails
  readonly text: { readonly memberId: string; readonly sealed: (seq: bigint) => Buffer } | undefined
}

const enclosed = z.object({ salt: z.string(), texts: z.record(z.string(), z.string()) })
type Enclosed = z.output<typeof enclosed>

const contextOf = (seq: bigint) => `audit-text:${seq}`
const commit = (salt: string, name: string, text: string) =>
  `sha256:${createHash('sha256').update(`${salt}\0${name}\0${text}`).digest('hex')}`

/** Takes what was written about a member out of an entry's details; where no member is meant all of it stays. */
export async function splitDetails(
  secrets: Secrets,
  tx: Tx,
  { action, subject, details }: { action: string; subject: string; details: AuditDetails },
): Promise<SplitDetails> {
  const written = Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && isText(action, name) ? [[name, value] as const] : [],
  )
  const memberId = written.length === 0 ? undefined : await memberOf(tx, subject)
  if (memberId === undefined) return { details, text: undefined }
  const salt = randomBytes(16).toString('hex')
  const whole: Enclosed = { salt, texts: Object.fromEntries(written) }
  const commitments = Object.fromEntries(written.map(([name, text]) => [name, commit(salt, name, text)]))
  return {
    details: { ...details, ...commitments },
    text: { memberId, sealed: seq => secrets.encrypt(JSON.stringify(whole), contextOf(seq)) },
  }
}

const isText = (action: string, name: string) =>
  textNames.includes(name) && !(name === 'reason' && wordedActions.includes(action))

const isCommitment = (value: unknown): boolean =>
  typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value)

/** Tables whose rows are acted on, and belong to a member: `withdrawal:<id>`, … */
export const subjectTables: Readonly<Record<string, { readonly table: string; readonly key: string }>> = {
  withdrawal: { table: 'withdrawal', key: 'id' },
  recharge: { table: 'recharge', key: 'id' },
  ticket: { table: 'ticket', key: 'id' },
  win: { table: 'win_review', key: 'id' },
  pix: { table: 'pix_payment', key: 'e2eid' },
}

/** The member whom an entry is about, by its subject; `undefined` for acts about nobody, or nobody known. */
async function memberOf(tx: Tx, subject: string): Promise<string | undefined> {
  const [kind = '', id = ''] = subject.split(':')
  if (kind === 'member') return id
  const of = subjectTables[kind]
  if (of === undefined) return undefined
  const { rows } = await sql<{ member_id: string | null }>`
    SELECT member_id FROM ${sql.table(of.table)} WHERE ${sql.ref(of.key)} = ${id}`.execute(tx)
  return rows[0]?.member_id ?? undefined
}

/** Whether the member whom an entry is about is forgotten, with all that was written about them. */
export async function isForgotten(tx: Tx, subject: string): Promise<boolean> {
  const memberId = await memberOf(tx, subject)
  const { rows } = await sql<{ forgotten: boolean }>`
    SELECT forgotten_at IS NOT NULL AS forgotten FROM member WHERE id = ${memberId ?? null}`.execute(tx)
  return rows[0]?.forgotten === true
}

export const hasTexts = (details: AuditDetails) => Object.values(details).some(isCommitment)

interface Stored {
  readonly seq: bigint
  readonly details: AuditDetails
  readonly sealed: Buffer | null
}

/** As `joinDetails`, for a reader: a text that was tampered with is left out, and `checkAudit` names its row. */
export function openDetails(secrets: Secrets, row: Stored): AuditDetails {
  try {
    return joinDetails(secrets, row)
  } catch {
    return joinDetails(secrets, { ...row, sealed: null })
  }
}

/** Details as they were written; a text that went with its member's records is `null`. Throws where a text is not the committed one. */
export function joinDetails(secrets: Secrets, { seq, details, sealed }: Stored): AuditDetails {
  const names = Object.keys(details).filter(name => isCommitment(details[name]))
  if (names.length === 0) return details
  const whole = sealed === null ? undefined : open(secrets, seq, sealed)
  const texts = names.map(
    name => [name, whole === undefined ? null : textOf(whole, name, details[name])] as const,
  )
  return { ...details, ...Object.fromEntries(texts) }
}

function textOf({ salt, texts }: Enclosed, name: string, commitment: unknown): string {
  const text = texts[name] ?? ''
  if (commit(salt, name, text) !== commitment) throw new Error(`The ${name} of an audit entry was changed`)
  return text
}

function open(secrets: Secrets, seq: bigint, sealed: Buffer): Enclosed {
  return z.parse(enclosed, JSON.parse(secrets.decrypt(sealed, contextOf(seq))))
}
