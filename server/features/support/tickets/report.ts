import type * as z from 'zod/mini'
import type { exportComplaints } from '../../../../contract/support/tickets.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { csvText } from '../../../platform/files/csv-text.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { type ComplaintRow, listComplaints } from './report-store.ts'
import { dueFrom, ticketNumber } from './rules.ts'

const mostExported = 10_000
const columns = [
  ...['complaint_no', 'received_at', 'due_at', 'answered_at', 'answered_in_time'],
  ...[
    'contested_at',
    'second_due_at',
    'second_answered_at',
    'second_answered_in_time',
    'answered_by_another',
  ],
  ...['state', 'changed_at'],
]

export async function reportComplaints(
  deps: Deps,
  administratorId: string,
  { from, to }: z.output<typeof exportComplaints.body>,
): Promise<z.output<typeof exportComplaints.reply> | Refused> {
  if (to < from) return refuseFields({ to: ['invalid'] })
  const found = await listComplaints(deps.db, { from, to, limit: mostExported + 1 })
  const rows = found.slice(0, mostExported)
  const details = { from, to, rows: rows.length }
  await transaction(deps.db, tx =>
    audit(deps, tx, { administratorId, action: 'complaints_export', subject: 'tickets', details }),
  )
  const exported = { kind: 'export', actor: 'administrator', subject: administratorId } as const
  deps.securityEvents.report({ ...exported, resource: 'complaints', count: rows.length })
  const now = deps.clock.now()
  return {
    data: {
      file_name: `arara-complaints-${from}-${to}.csv`,
      csv: csvText([columns, ...rows.map(row => cellsOf(row, now))]),
      rows: rows.length,
      is_cut: found.length > mostExported,
    },
  }
}

function cellsOf(row: ComplaintRow, now: Date): readonly string[] {
  return [
    ticketNumber(row.id),
    row.created_at.toISOString(),
    ...answerCells(row.created_at, row.answered_at, now),
    row.contested_at?.toISOString() ?? '',
    ...(row.contested_at === null ? ['', '', ''] : answerCells(row.contested_at, row.second_at, now)),
    row.by_another === null ? '' : yesNo(row.by_another),
    row.state,
    row.updated_at.toISOString(),
  ]
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** Until when it was to be answered, when it was, and whether in time; nothing yet while its day has not come. */
function answerCells(since: Date, at: Date | null, now: Date): readonly string[] {
  const due = dueFrom('complaint', since) ?? since
  const isOpen = at === null && now <= due
  return [due.toISOString(), at?.toISOString() ?? '', isOpen ? '' : yesNo(at !== null && at <= due)]
}
