/**
 * After a press that led to another page: what was pressed has mostly gone with its page, and the focus fell to `body`, where a screen
 * reader tells nothing and a keyboard begins at the top. It goes to `main`, which the page's heading names; also where it was there
 * already, on the page before. What holds it otherwise keeps it: a bar that stays, a dialog, a field. After the page was painted, so
 * that it costs the press nothing.
 */
export function focusPage(page: Document): void {
  const focus = () => {
    const main = page.getElementById('main')
    const { activeElement, body } = page
    if (activeElement !== null && activeElement !== body && activeElement !== main) return
    // Browsers report the focus only where it changes.
    main?.blur()
    main?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => setTimeout(focus))
}
