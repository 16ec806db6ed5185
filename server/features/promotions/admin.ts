import { sql } from 'kysely'
import * as z from 'zod/mini'
import type {
  AdminPromotion,
  PromotionEffect,
  previewTerms,
} from '../../../contract/promotions/promotion-admin.ts'
import { promotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { promotionIds } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import { refuseTerms } from '../../platform/files/refuse-terms.ts'
import type { Refused } from '../../platform/http/answers/refuse.ts'
import { effectOf } from './effect.ts'
import { isOffered } from './offered.ts'
import { allRows, type Executor, type TermsRow } from './terms-store.ts'

type Intent = z.output<typeof previewTerms.body>

/** Every promotion with all versions of its terms, the running one first. */
export async function listPromotions(deps: Deps, on: Executor): Promise<AdminPromotion[]> {
  const rows = await allRows(on)
  const names = await administratorNames(on)
  return promotionIds.flatMap(id => {
    const versions = rows.filter(row => row.promotion === id).map(row => toVersion(row, names))
    const [current] = versions
    return current === undefined ? [] : [{ id, offered: isOffered(deps.config, id), current, versions }]
  })
}

async function administratorNames(on: Executor): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name FROM administrator`.execute(on)
  return new Map(rows.map(row => [row.id, row.name]))
}

const record = z.record(z.string(), z.unknown())

function toVersion(row: TermsRow, names: ReadonlyMap<string, string>): AdminPromotion['current'] {
  return {
    version: row.version,
    active: row.active,
    terms: z.parse(record, row.terms),
    effective_from: row.effective_from.toISOString(),
    administrator: row.administrator_id === null ? null : (names.get(row.administrator_id) ?? null),
    reason: row.reason,
  }
}

/** What the terms would do, before anybody is bound by them. */
export async function previewEffect(
  deps: Deps,
  intent: Intent,
): Promise<{ data: PromotionEffect } | Refused> {
  const read = z.safeParse(promotionTerms[intent.id], intent.terms)
  if (!read.success) return refuseTerms(read.error)
  return { data: await effectOf(deps, deps.db, { ...intent, terms: intent.terms }) }
}
