import type { AuditRow } from '../../../contract/administrators.ts'

/** RFC 4180. A cell that a spreadsheet would read as a formula is written as text: reasons are typed by people. */
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
  const head = ['seq', 'at', 'administrator', 'administrator_id', 'action', 'subject', 'details']
  return [head, ...lines].map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
