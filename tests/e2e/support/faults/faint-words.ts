import type { Page } from '@playwright/test'

/** Words of one line, where the window's picture has them, in CSS pixels. */
interface Line {
  readonly reported: string
  readonly colour: string
  /** The ratio that WCAG 2.2 asks of letters of this size (1.4.3). */
  readonly wanted: number
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/**
 * Words that cannot be read on what is painted behind them, of the elements that `selectors` find. For what stands on a gradient: axe cannot
 * decide it, so the page is drawn without its letters, and the ground is read from the picture. A window at a time: for a picture of the
 * whole page the window would grow, and a list that keeps only the rows in view would move what is below it.
 */
export async function faintWords(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  const faults = new Set<string>()
  for (let [window, isLast] = [0, false]; !isLast; window += 1) {
    const look = await page.evaluate(takeLettersAway, { selectors, window })
    isLast = look.isLast
    const drawn = look.lines.length > 0 ? await page.screenshot({ scale: 'css' }) : undefined
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop()
      for (const bar of document.querySelectorAll('[data-lifted]')) bar.removeAttribute('data-lifted')
    })
    if (!drawn) continue
    const found = await page.evaluate(compare, { lines: look.lines, picture: drawn.toString('base64') })
    for (const fault of found) faults.add(fault)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return [...faults]
}

/** Runs in the page. */
async function takeLettersAway({ selectors, window }: { selectors: readonly string[]; window: number }) {
  const { documentElement: root } = document
  // What lies under a bar in one window stands free in the next.
  const top = window * innerHeight * 0.7
  scrollTo({ top, behavior: 'instant' })
  for (let frames = 0; frames < 3; frames += 1) await new Promise(drawn => requestAnimationFrame(drawn))
  const isLast = scrollY < top || top + innerHeight >= root.scrollHeight
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  /** What is dimmed as a whole is mixed with what lies behind the whole, letters and ground alike. */
  const isDimmed = (element: Element) => {
    for (let above: Element | null = element; above; above = above.parentElement)
      if (getComputedStyle(above).opacity !== '1') return true
    return false
  }
  /** A bar lies over it where the page stands, or its list has it scrolled out of sight. */
  const isHidden = (element: Element, { left, right, top, bottom }: DOMRect) => {
    // Out of the window: the next one has it.
    if (top < 0 || bottom > innerHeight) return true
    const isUnder = (y: number) => {
      const above = document.elementFromPoint((left + right) / 2, y)
      return above === null || (!above.contains(element) && !element.contains(above))
    }
    // A bar that covers its edge alone would be read for its ground.
    if ([top + 1, (top + bottom) / 2, bottom - 1].some(isUnder)) return true
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const box = around.getBoundingClientRect()
      const isOut =
        left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
      if (isOut && getComputedStyle(around).overflow !== 'visible') return true
    }
    return false
  }
  const found = new Set(selectors.flatMap(selector => [...document.querySelectorAll(selector)]))
  // The box of a letter that is drawn askew, as on a wheel, holds its neighbours' lines as well.
  const elements = [...found].filter(element => !element.closest('svg') && !isDimmed(element))
  const lines: Line[] = elements.flatMap(element => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [size, weight] = [Number.parseFloat(fontSize), Number(fontWeight)]
    const wanted = size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
    const texts = [...element.childNodes].filter(node => node instanceof Text && node.data.trim() !== '')
    const boxes = texts.flatMap(text => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(box => !isHidden(element, box))
    })
    const reported = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
    return boxes.map(({ left, top, width, height }) => {
      const box = { left, top, width, height }
      return { reported, colour: color, wanted, box }
    })
  })
  // What a bar lies over has been left out; its shadow reaches further.
  const bars = [...document.querySelectorAll('body *')].filter(
    element =>
      getComputedStyle(element).position === 'fixed' && !elements.some(words => element.contains(words)),
  )
  for (const bar of bars) bar.setAttribute('data-lifted', '')
  sheet.insertRule('[data-lifted] { visibility: hidden !important }')
  sheet.insertRule('* { color: transparent !important; text-shadow: none !important }')
  return { lines, isLast }
}

/** Runs in the page. */
async function compare({ lines, picture }: { lines: Line[]; picture: string }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!paper || !ink) return ['nothing can be measured here']
  paper.drawImage(bitmap, 0, 0)
  /** From black, 0, to white, 1 (WCAG 2.2, relative luminance). */
  const lightOf = (parts: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map(part =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const inkOf = (colour: string) => {
    ink.clearRect(0, 0, 1, 1)
    ink.fillStyle = colour
    ink.fillRect(0, 0, 1, 1)
    return [...ink.getImageData(0, 0, 1, 1).data]
  }
  /** The ratio that all but a twentieth of the ground keeps: the corner of a pill is not what is read on. */
  const worstOf = ({ colour, box }: Line) => {
    const { data } = paper.getImageData(box.left, box.top, Math.max(1, box.width), Math.max(1, box.height))
    const [red = 0, green = 0, blue = 0, alpha = 0] = inkOf(colour)
    const share = alpha / 255
    const ratios: number[] = []
    for (let at = 0; at < data.length; at += 4) {
      const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const words = [red, green, blue].map((part, place) => part * share + (ground[place] ?? 0) * (1 - share))
      const [one, other] = [lightOf(ground), lightOf(words)]
      ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
    }
    return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 20)] ?? 0
  }
  const faults = lines.flatMap(line => {
    const { box } = line
    // What lies beside the window (a row that scrolls) is not in its picture.
    const isDrawn =
      box.left >= 0 &&
      box.top >= 0 &&
      box.left + box.width <= bitmap.width &&
      box.top + box.height <= bitmap.height
    const worst = isDrawn ? worstOf(line) : line.wanted
    return worst < line.wanted - 0.05 ? [`${worst.toFixed(2)} of ${line.wanted}: ${line.reported}`] : []
  })
  return [...new Set(faults)]
}
