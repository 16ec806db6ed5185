import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PromotionDefinition } from '../../../contract/promotions/definition.ts'
import {
  type PromotionTerms,
  promotionTerms,
  readAllTerms,
} from '../../../contract/promotions/promotion-terms.ts'
import { type PromotionId, promotions } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'

export type Executor = Tx | Deps['db']

export interface TermsRow {
  readonly promotion: string
  readonly version: number
  readonly active: boolean
  readonly terms: unknown
  readonly effective_from: Date
  readonly administrator_id: string | null
  readonly reason: string
}

export interface Terms<Id extends PromotionId> {
  readonly version: number
  readonly active: boolean
  readonly since: Date
  readonly terms: PromotionTerms[Id]
}

const definitions: readonly PromotionDefinition[] = promotions

const schemas: { readonly [Id in PromotionId]: z.ZodMiniType<PromotionTerms[Id]> } = promotionTerms

/** The terms in force at a moment: the highest version whose time had come. */
export async function termsAt<Id extends PromotionId>(
  on: Executor,
  id: Id,
  at: Date,
): Promise<Terms<Id> | undefined> {
  const { rows } = await sql<TermsRow>`SELECT * FROM promotion_terms
    WHERE promotion = ${id} AND effective_from <= ${at} ORDER BY version DESC LIMIT 1`.execute(on)
  const [row] = rows
  return row && toTerms(id, row)
}

export async function termsOfVersion<Id extends PromotionId>(
  on: Executor,
  id: Id,
  version: number,
): Promise<Terms<Id>> {
  const { rows } = await sql<TermsRow>`SELECT * FROM promotion_terms
    WHERE promotion = ${id} AND version = ${version}`.execute(on)
  const [row] = rows
  if (row === undefined) throw new Error(`Version ${version} of the terms of ${id} is gone`)
  return toTerms(id, row)
}

function toTerms<Id extends PromotionId>(id: Id, row: TermsRow): Terms<Id> {
  const { version, active, effective_from: since } = row
  return { version, active, since, terms: z.parse(schemas[id], row.terms) }
}

/** The terms of every promotion in force at a moment. */
export async function allTermsAt(on: Executor, at: Date): Promise<PromotionTerms> {
  const rows = await currentRows(on, at)
  return readAllTerms(id => {
    const row = rows.find(one => one.promotion === id)
    if (row === undefined) throw new Error(`No terms of ${id}`)
    return row.terms
  })
}

/** The rows in force at a moment, one a promotion. */
export async function currentRows(on: Executor, at: Date): Promise<readonly TermsRow[]> {
  const { rows } = await sql<TermsRow>`SELECT DISTINCT ON (promotion) * FROM promotion_terms
    WHERE effective_from <= ${at} ORDER BY promotion, version DESC`.execute(on)
  return rows
}

/** All versions of all promotions, newest first. */
export async function allRows(on: Executor): Promise<readonly TermsRow[]> {
  const { rows } =
    await sql<TermsRow>`SELECT * FROM promotion_terms ORDER BY promotion, version DESC`.execute(on)
  return rows
}

/** The newest version, whether or not its time has come. */
export async function newestRow(on: Executor, id: PromotionId): Promise<TermsRow | undefined> {
  const { rows } = await sql<TermsRow>`SELECT * FROM promotion_terms
    WHERE promotion = ${id} ORDER BY version DESC LIMIT 1`.execute(on)
  return rows[0]
}

/** `false`: another administrator has written that version. */
export async function insertTerms(
  tx: Tx,
  row: Omit<TermsRow, 'terms'> & { terms: unknown },
): Promise<boolean> {
  const { numAffectedRows } = await sql`INSERT INTO promotion_terms
    (promotion, version, active, terms, effective_from, administrator_id, reason)
    VALUES (${row.promotion}, ${row.version}, ${row.active}, ${JSON.stringify(row.terms)}::jsonb,
      ${row.effective_from}, ${row.administrator_id}, ${row.reason}) ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

/** Gives a promotion that no migration describes its first terms, switched off. Does nothing to one that has any. */
export async function insertFirstTerms(on: Executor, at: Date): Promise<void> {
  for (const { id, firstTerms } of definitions) {
    if (firstTerms === undefined) continue
    await sql`INSERT INTO promotion_terms (promotion, version, active, terms, effective_from, reason)
      SELECT ${id}, 1, false, ${JSON.stringify(firstTerms)}::jsonb, ${at}, 'first terms'
      WHERE NOT EXISTS (SELECT FROM promotion_terms WHERE promotion = ${id}) ON CONFLICT DO NOTHING`.execute(
      on,
    )
  }
}
