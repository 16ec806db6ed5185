import type { AuditRow } from '../../../../contract/operations/administrators.ts'
import { csvText } from '../../../platform/files/csv-text.ts'

export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map(row => [
    String(row.seq),
    row.at,
    row.administrator ?? '',
    row.administrator_id ?? '',
    row.action,
    row.subject,
    JSON.stringify(row.details),
  ])
  return csvText([
    ['seq', 'at', 'administrator', 'administrator_id', 'action', 'subject', 'details'],
    ...lines,
  ])
}
