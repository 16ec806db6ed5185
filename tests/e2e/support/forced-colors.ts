import type { Page } from '@playwright/test'

/** What cannot be told apart where the device chooses every colour (Windows' high contrast): controls without an edge, states without a sign. */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = await page.evaluate(lookForFaults)
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

/** Runs in the page. */
function lookForFaults(): string[] {
  const faults: string[] = []
  const tell = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40)}`
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
    )
  }
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element)
    const border = ['top', 'bottom'].some(
      side =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1,
    )
    return (
      border ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) ||
      style.appearance !== 'none'
    )
  }
  for (const element of document.querySelectorAll('button, input:not([type=hidden]), select, textarea')) {
    if (isSeen(element) && !hasEdge(element)) faults.push(`has no edge: ${tell(element)}`)
  }
  // The device's own ground would lie behind them, and whether they are seen on it nobody knows.
  const hasOwnGround = (element: Element) => {
    for (let above: Element | null = element; above; above = above.parentElement) {
      const { forcedColorAdjust, backgroundColor, backgroundImage } = getComputedStyle(above)
      if (forcedColorAdjust !== 'none') return false
      if (backgroundImage !== 'none' || !/[,/] ?0\)$/.test(backgroundColor)) return true
    }
    return false
  }
  for (const element of document.querySelectorAll('body *')) {
    const hasWords = [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '')
    const isOwn = hasWords && getComputedStyle(element).forcedColorAdjust === 'none'
    if (isOwn && isSeen(element) && !element.closest('svg, option') && !hasOwnGround(element))
      faults.push(`has its own colour on the device’s ground: ${tell(element)}`)
  }
  const states =
    '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false], header *), label:has(input[type=radio]:checked)'
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    return [
      style.backgroundColor,
      style.outlineStyle,
      style.borderTopWidth,
      style.borderBottomWidth,
      style.borderTopColor,
      style.textDecorationLine,
    ].join(' ')
  }
  for (const element of document.querySelectorAll(states)) {
    if (!isSeen(element)) continue
    const twin = element.cloneNode(true)
    if (!(twin instanceof Element)) continue
    for (const name of ['aria-pressed', 'aria-selected', 'aria-checked'])
      if (twin.hasAttribute(name)) twin.setAttribute(name, 'false')
    twin.removeAttribute('aria-current')
    for (const radio of twin.querySelectorAll('input')) {
      radio.removeAttribute('name')
      radio.checked = false
    }
    element.after(twin)
    if (look(twin) === look(element)) faults.push(`looks as if it were not chosen: ${tell(element)}`)
    twin.remove()
  }
  return [...new Set(faults)]
}
