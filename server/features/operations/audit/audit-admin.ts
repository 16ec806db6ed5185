import type * as z from 'zod/mini'
import type { auditLog, exportAudit, verifyAudit } from '../../../../contract/operations/administrators.ts'
import type { Deps } from '../../../deps.ts'
import { audit, checkAudit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { auditCsv } from './audit-csv.ts'
import { listActions, listAudit } from './audit-store.ts'

const usualPage = 50
const mostExported = 10_000

export async function readAudit(
  deps: Deps,
  { cursor, limit = usualPage, since: _since, ...filter }: z.output<typeof auditLog.body>,
): Promise<z.output<typeof auditLog.reply> | Refused> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return refuseFields({ cursor: ['invalid'] })
  const wrong = wrongTimes(filter)
  if (wrong !== undefined) return wrong
  const before = cursor === undefined ? undefined : BigInt(cursor)
  const rows = await listAudit(deps, { ...filter, before }, limit + 1)
  const data = rows.slice(0, limit)
  const last = rows.length > limit ? data.at(-1) : undefined
  return {
    data,
    actions: await listActions(deps.db),
    next_cursor: last === undefined ? null : String(last.seq),
    version: String(data[0]?.seq ?? 0),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

export async function verify(deps: Deps): Promise<z.output<typeof verifyAudit.reply>> {
  const { rows, firstBroken, head } = await checkAudit(deps, deps.db)
  return {
    data: {
      whole: firstBroken === undefined,
      rows: Number(rows),
      first_broken: firstBroken === undefined ? null : Number(firstBroken),
      head: head.toString('hex'),
      checked_at: deps.clock.now().toISOString(),
    },
  }
}

export async function exportLog(
  deps: Deps,
  administratorId: string,
  filter: z.output<typeof exportAudit.body>,
): Promise<z.output<typeof exportAudit.reply> | Refused> {
  const wrong = wrongTimes(filter)
  if (wrong !== undefined) return wrong
  const found = await listAudit(deps, filter, mostExported + 1)
  const rows = found.slice(0, mostExported)
  await transaction(deps.db, tx =>
    audit(deps, tx, {
      administratorId,
      action: 'audit_export',
      subject: 'audit',
      details: { rows: rows.length },
    }),
  )
  const exported = { kind: 'export', actor: 'administrator', subject: administratorId } as const
  deps.securityEvents.report({ ...exported, resource: 'audit', count: rows.length })
  const day = deps.clock.now().toISOString().slice(0, 10)
  return {
    data: {
      file_name: `arara-audit-${day}.csv`,
      csv: auditCsv(rows),
      rows: rows.length,
      is_cut: found.length > mostExported,
    },
  }
}

/** The form of an instant is the contract's; whether its month has that day is looked at here. */
function wrongTimes({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (from !== undefined && Number.isNaN(Date.parse(from))) return refuseFields({ from: ['invalid'] })
  if (to !== undefined && Number.isNaN(Date.parse(to))) return refuseFields({ to: ['invalid'] })
  return undefined
}
