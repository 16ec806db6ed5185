/** Hands text to the operator as a file; `mark` tells spreadsheets that a CSV is UTF-8. */
export function saveText(name: string, type: string, text: string): void {
  const mark = type === 'text/csv' ? ['\uFEFF'] : []
  const url = URL.createObjectURL(new Blob([...mark, text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
