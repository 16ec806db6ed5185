import { sql } from 'kysely'
import * as z from 'zod/mini'
import { formatCentavos } from '../../../contract/centavos.ts'
import {
  type DeskPromotion,
  type PromotionEffect,
  type previewTerms,
  saveTerms,
} from '../../../contract/promotion-desk.ts'
import { type PromotionId, promotionIds } from '../../../contract/promotion-ids.ts'
import { promotionTerms } from '../../../contract/promotion-terms.ts'
import { audit } from '../../audit-log.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { refuseTerms } from '../../refuse-terms.ts'
import { effectOf } from './effect.ts'
import { isOffered } from './offered.ts'
import { allRows, type Executor, insertTerms, type TermsRow } from './terms-store.ts'

type Saved = z.output<typeof saveTerms.reply>
type Wish = z.output<typeof previewTerms.body>

/** Every promotion with all versions of its terms, the running one first. */
export async function listPromotions(deps: Deps, on: Executor): Promise<DeskPromotion[]> {
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

function toVersion(row: TermsRow, names: ReadonlyMap<string, string>): DeskPromotion['current'] {
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
export async function previewEffect(deps: Deps, wish: Wish): Promise<{ data: PromotionEffect } | Refused> {
  const read = z.safeParse(promotionTerms[wish.id], wish.terms)
  if (!read.success) return refuseTerms(read.error)
  return { data: await effectOf(deps, deps.db, { ...wish, terms: wish.terms }) }
}

interface Asked {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: z.output<typeof saveTerms.body>
}

/** The next version of a promotion's terms. What was granted before keeps the terms it was granted under. */
export function savePromotion(deps: Deps, { administratorId, key, body }: Asked): Promise<Saved | Refused> {
  const call = { endpoint: saveTerms, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const read = z.safeParse(promotionTerms[body.id], body.terms)
    if (!read.success) return refuseTerms(read.error)
    const effect = await effectOf(deps, tx, body)
    if (effect.fault !== null) return refuse('terms_invalid', { details: { fault: effect.fault } })
    if (body.active && effect.pays_players) {
      const details = { loss: formatCentavos(-effect.player_pays) }
      return refuse('terms_pay_players', { details })
    }
    if (!(await writeNext(deps, tx, administratorId, body))) return refuse('terms_changed')
    const data = (await listPromotions(deps, tx)).find(one => one.id === body.id)
    return data === undefined ? refuse('not_found') : { data, effect }
  })
}

async function writeNext(deps: Deps, tx: Tx, administratorId: string, body: Asked['body']): Promise<boolean> {
  const { id, active, terms, base_version, reason } = body
  const version = base_version + 1
  const newest = await newestVersion(tx, id)
  if (newest !== base_version) return false
  const written = await insertTerms(tx, {
    promotion: id,
    version,
    active,
    terms,
    effective_from: deps.clock.now(),
    administrator_id: administratorId,
    reason,
  })
  if (!written) return false
  const details = { version, active, reason, terms: JSON.stringify(terms) }
  await audit(deps, tx, { administratorId, action: 'promotion_terms', subject: `promotion:${id}`, details })
  return true
}

async function newestVersion(tx: Tx, id: PromotionId): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT max(version) AS version FROM promotion_terms
    WHERE promotion = ${id}`.execute(tx)
  return rows[0]?.version ?? 0
}
