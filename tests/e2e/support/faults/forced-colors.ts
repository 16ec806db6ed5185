import type { Page } from '@playwright/test'

/** What is lost where the device chooses every colour (Windows' high contrast): edges of controls, signs of states, words. */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = [
    ...(await page.evaluate(lookForFaults)),
    ...(await page.evaluate(lookForLostWords)),
    ...(await page.evaluate(lookForUnreadChoices)),
  ]
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

/** Runs in the page. */
function lookForFaults(): string[] {
  const faults: string[] = []
  const report = (element: Element) =>
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
    if (isSeen(element) && !hasEdge(element)) faults.push(`has no edge: ${report(element)}`)
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
    if (look(twin) === look(element)) faults.push(`looks as if it were not chosen: ${report(element)}`)
    twin.remove()
  }
  return [...new Set(faults)]
}

/** Runs in the page. Words that keep their colour upon the device's own ground: whether they are seen on it nobody knows. */
function lookForLostWords(): string[] {
  const hasOwnGround = (element: Element) => {
    for (let above: Element | null = element; above; above = above.parentElement) {
      const { forcedColorAdjust, backgroundColor, backgroundImage } = getComputedStyle(above)
      if (forcedColorAdjust !== 'none') return false
      if (backgroundImage !== 'none' || !/[,/] ?0\)$/.test(backgroundColor)) return true
    }
    return false
  }
  const hasWords = (element: Element) =>
    [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '')
  return [...document.querySelectorAll('body :not(svg *, option)')]
    .filter(element => hasWords(element) && element.checkVisibility())
    .filter(element => getComputedStyle(element).forcedColorAdjust === 'none' && !hasOwnGround(element))
    .map(element => `has its own colour on the device’s ground: ${element.textContent}`)
}

/** Runs in the page. What is chosen has two colours of the device's own, or two of the game's: one of each may be white on yellow. */
function lookForUnreadChoices(): string[] {
  const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!paper) return ['nothing can be measured here']
  /** From black, 0, to white, 1, of colours laid one upon the other (WCAG 2.2, relative luminance). */
  const lightOf = (colours: readonly string[]) => {
    for (const colour of ['Canvas', ...colours]) {
      paper.fillStyle = colour
      paper.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...paper.getImageData(0, 0, 1, 1).data].map(part =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const isRead = (element: Element) => {
    const grounds: string[] = []
    for (let above: Element | null = element; above; above = above.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(above)
      // What lies on a picture is for the eye.
      if (backgroundImage !== 'none') return true
      grounds.unshift(backgroundColor)
      if (!/[,/] ?0(\.\d+)?\)$/.test(backgroundColor)) break
    }
    const ground = lightOf(grounds)
    const words = lightOf([...grounds, getComputedStyle(element).color])
    return (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05) >= 3
  }
  return [...document.querySelectorAll('[aria-pressed=true], [aria-selected=true]')]
    .filter(element => element.checkVisibility() && (element.textContent ?? '').trim() !== '')
    .filter(element => !element.matches(':disabled') && !isRead(element))
    .map(element => `is chosen and cannot be read: ${element.textContent}`)
}
