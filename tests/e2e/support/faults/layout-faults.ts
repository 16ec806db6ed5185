import type { Page } from '@playwright/test'

/**
 * What does not fit the window: a page that scrolls sideways, words that are cut off, words or controls that lie upon each other; a page without
 * a word. Of an open dialog alone, where there is one: what lies behind it was looked at without it.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(lookForFaults)
}

/** Runs in the page. */
function lookForFaults(): string[] {
  type Piece = { element: Element; rect: DOMRect }
  type Rolled = Piece & { roll: Element | undefined }
  const width = document.documentElement.clientWidth
  const faults = new Set<string>()
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const root = dialog ?? document.body
  // What the browser skips for being far has the height of a guess, or of the window's former width: here it is laid out like the rest.
  const unskipped = new CSSStyleSheet()
  unskipped.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(unskipped)

  function report(element: Element): string {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}"> ${words}`
  }
  /** An open dialog is not asked: it lies above everything, and is measured alone. */
  function nearest(element: Element, is: (style: CSSStyleDeclaration, above: Element) => boolean) {
    for (let above: Element | null = element; above && above !== root; above = above.parentElement) {
      if (is(getComputedStyle(above), above)) return above
    }
    return undefined
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg') &&
    // Words for screen readers alone.
    !nearest(element, ({ clipPath }) => clipPath !== 'none')
  /** A list that is as wide as its row is does not scroll, whatever its style allows. */
  const scroller = (element: Element) =>
    nearest(
      element,
      ({ overflowX }, above) => /auto|scroll/.test(overflowX) && above.scrollWidth > above.clientWidth + 1,
    )
  /** What is scrolled up and down alone, and hides what it has no room for. */
  const roll = (element: Element) =>
    nearest(
      element,
      ({ overflowY }, above) => /auto|scroll/.test(overflowY) && above.scrollHeight > above.clientHeight + 1,
    )
  /** Hides what sticks out of it. */
  const clipper = (element: Element) =>
    nearest(element, ({ overflowX, display }) => /hidden|clip/.test(overflowX) && display !== 'inline')
  /** Bars and toasts lie above the page by intent. */
  const floats = (element: Element) =>
    nearest(element, ({ position }) => position === 'fixed' || position === 'sticky') !== undefined

  /** A strip that keeps one row of a list hides what has wrapped below it, whole. */
  const isWrappedAway = ({ element, rect }: Piece) => {
    const clip = clipper(element)
    return (
      clip !== undefined &&
      getComputedStyle(clip).flexWrap === 'wrap' &&
      rect.top >= clip.getBoundingClientRect().bottom
    )
  }

  function listWords(): Piece[] {
    const words: Piece[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || element.matches('option, script, style') || !isSeen(element))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      words.push(...[...range.getClientRects()].map(rect => ({ element, rect })))
    }
    return words.filter(piece => piece.rect.width > 1 && piece.rect.height > 1 && !isWrappedAway(piece))
  }

  function lookSideways() {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= width) return
    const beyond = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > width + 0.5 && !scroller(element),
    )
    faults.add(`scrolls sideways, ${scrollWidth} px: ${beyond.slice(-2).map(report).join(' and ')}`)
  }

  function lookAtDialog() {
    if (!dialog) return
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    if (left < -1 || right > width + 1 || top < -1 || bottom > innerHeight + 1)
      faults.add(`leaves the window: ${report(dialog)}`)
    for (const part of dialog.children)
      if (part.scrollWidth > part.clientWidth + 1) faults.add(`scrolls sideways: ${report(part)}`)
  }

  function lookForCuts(words: readonly Piece[]) {
    for (const { element, rect } of words) {
      // A game's name has two lines in a grid, and ends in an ellipsis there; its page and a screen reader have it whole. A code is copied, not read.
      if (scroller(element) || element.closest('article a .line-clamp-2, .select-all.line-clamp-2')) continue
      if (rect.right > width + 1 || rect.left < -1) faults.add(`leaves the window: ${report(element)}`)
      const clip = (clipper(element) ?? dialog)?.getBoundingClientRect()
      if (!clip) continue
      const isBelow = rect.bottom > clip.bottom + 4 && !roll(element)
      const isCut = rect.right > clip.right + 2 || rect.left < clip.left - 2 || isBelow
      if (isCut) faults.add(`is cut off: ${report(element)}`)
    }
  }

  /** `room`: line boxes touch by some pixels where nothing that is drawn does. */
  function lookForOverlaps(pieces: readonly Piece[], room: number) {
    const still = pieces
      .filter(({ element }) => !floats(element) && !element.closest('article a .line-clamp-2'))
      .map(piece => ({ ...piece, roll: roll(piece.element) }))
    // A heart upon a picture lies wholly within it.
    const encloses = ({ rect: outer }: Piece, { rect: inner }: Piece) =>
      outer.left <= inner.left + 1 &&
      outer.right >= inner.right - 1 &&
      outer.top <= inner.top + 1 &&
      outer.bottom >= inner.bottom - 1
    const overlap = (one: Rolled, other: Rolled) =>
      // What is scrolled out of a dialog lies below its foot, unseen.
      one.roll === other.roll &&
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      !encloses(one, other) &&
      !encloses(other, one) &&
      Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left) > room &&
      Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top) > room
    for (const [at, one] of still.entries()) {
      const other = still.slice(at + 1).find(candidate => overlap(one, candidate))
      if (other) faults.add(`lie upon each other: ${report(one.element)} and ${report(other.element)}`)
    }
  }

  const words = listWords()
  if (!words.some(({ element }) => dialog || element.closest('main'))) faults.add('shows no words')
  const controls = [...root.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter(isSeen)
    .map(element => ({ element, rect: element.getBoundingClientRect() }))
  lookSideways()
  lookAtDialog()
  lookForCuts(words)
  lookForOverlaps(words, 4)
  lookForOverlaps(controls, 6)
  document.adoptedStyleSheets.pop()
  return [...faults]
}
