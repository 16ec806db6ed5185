import type { Page } from '@playwright/test'

/** What is read, and reached by keys, after something that the eye meets later (WCAG 2.2, 1.3.2 and 2.4.3). */
export function orderFaults(page: Page): Promise<string[]> {
  return page.evaluate(lookForFaults)
}

/** Runs in the page. */
function lookForFaults(): string[] {
  const report = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`
  /** Children as boxes: those of what has no box of its own stand in its place. */
  const boxesIn = (parent: Element): Element[] =>
    [...parent.children].flatMap(child =>
      getComputedStyle(child).display === 'contents' ? boxesIn(child) : [child],
    )
  /** What is laid upon the page or moved out of its row has no place in it; a line of words has no box. */
  const isPlaced = (element: Element) => {
    const { position, display, float } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !['absolute', 'fixed', 'sticky'].includes(position) &&
      display !== 'inline' &&
      float === 'none' &&
      width > 1 &&
      height > 1
    )
  }
  const hasWords = (element: Element) =>
    (element.textContent ?? '').trim() !== '' ||
    element.matches('button, a, input') ||
    element.querySelector('button, a, input') !== null
  /** `later` stands above, or to the left in the same row. What stands beside it in a column of its own is another matter. */
  const isSeenBefore = (later: DOMRect, earlier: DOMRect) => {
    const isAbove = later.bottom <= earlier.top + 1 && later.left < earlier.right - 1
    const shared = Math.min(later.bottom, earlier.bottom) - Math.max(later.top, earlier.top)
    const isLeft = later.right <= earlier.left + 1 && shared > Math.min(later.height, earlier.height) / 2
    return isAbove || isLeft
  }
  /** The name of a value is read before it, wherever it stands. A felt is a map: its numbers are reached in their order. */
  const isMeant = (later: Element, earlier: Element) =>
    (later.matches('dd') && earlier.matches('dt')) || later.matches('.felt-cell')
  const faults: string[] = []
  // The link of a game is left out: it reads the name first, then what is shown upon the picture.
  for (const parent of document.querySelectorAll(
    'body, body :not(svg, svg *, [aria-hidden=true] *, option, article a)',
  )) {
    const boxes = boxesIn(parent)
      .filter(box => !box.matches('[aria-hidden=true], svg, img') && isPlaced(box) && hasWords(box))
      .map(element => ({ element, rect: element.getBoundingClientRect() }))
    for (const [at, later] of boxes.entries()) {
      const earlier = boxes
        .slice(0, at)
        .find(({ element, rect }) => isSeenBefore(later.rect, rect) && !isMeant(later.element, element))
      if (earlier) faults.push(`${report(later.element)} is seen before ${report(earlier.element)}`)
    }
  }
  return faults
}
