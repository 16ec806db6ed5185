/** Scrolls a row, or a column, until one of its parts is in the middle, as far as it scrolls. The page stays where it is. */
export function centerInRow(row: Element, part: Element): void {
  const [around, own] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
  row.scrollTop += own.top + own.height / 2 - (around.top + around.height / 2)
}
