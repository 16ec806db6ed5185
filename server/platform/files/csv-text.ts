/** RFC 4180. A cell that a spreadsheet would read as a formula is written as text: some of it was typed by people. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
