/** Runs in a page: puts two `<font>` elements around each text of the part that has none yet, as Chrome does when it translates. */
export function translateTexts(
  part: HTMLElement,
  spares = '[translate="no"], script, style, textarea, noscript',
): number {
  const { document } = part.ownerDocument.defaultView ?? globalThis
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (!(node instanceof Text) || node.data.trim() === '' || parentElement === null) continue
    if (parentElement.nodeName === 'FONT' || parentElement.namespaceURI?.endsWith('svg')) continue
    if (spares === '' || parentElement.closest(spares) === null) texts.push(node)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data
    text.replaceWith(outer)
  }
  return texts.length
}
