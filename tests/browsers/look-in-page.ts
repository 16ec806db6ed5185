export type Role =
  | 'article'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'img'
  | 'link'
  | 'main'
  | 'region'
  | 'status'

/** The name of something, whole, or a pattern that it fits. */
export type Words = string | RegExp

/** What somebody looks for on a screen, as Playwright's `getByRole` has it. */
export interface Sought {
  readonly role: Role
  readonly name?: Words
  /** What it has to say somewhere in it. */
  readonly text?: Words
  readonly pressed?: boolean
  readonly within?: Sought
}

export interface Sight {
  readonly count: number
  /** Of the first one: what is read in it, and in a field what stands there. */
  readonly text: string
  readonly value: string
  /** The middle of it, and whether a press there meets it. */
  readonly x: number
  readonly y: number
  readonly isFree: boolean
}

type WrittenWords = { readonly whole: string } | { readonly pattern: string } | undefined
/** As it travels into the page. */
export interface WrittenSought {
  readonly role: Role
  readonly name: WrittenWords
  readonly text: WrittenWords
  readonly pressed: boolean | undefined
  readonly within: WrittenSought | undefined
}

const writeWords = (words: Words | undefined): WrittenWords => {
  if (words === undefined) return undefined
  return typeof words === 'string' ? { whole: words } : { pattern: words.source }
}

export function writeSought({ role, name, text, pressed, within }: Sought): WrittenSought {
  return {
    role,
    name: writeWords(name),
    text: writeWords(text),
    pressed,
    within: within && writeSought(within),
  }
}

/** Runs in the page, alone: it is sent there as its source. Brings the first one into view where it is about to be pressed. */
export function lookInPage({ sought, brings }: { sought: WrittenSought; brings: boolean }): Sight {
  const selectors: Record<Role, string> = {
    article: 'article',
    banner: 'header',
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox]',
    dialog: 'dialog[open], [role=dialog]',
    field: 'input:not([type=checkbox]), textarea, select',
    heading: 'h1, h2, h3',
    img: 'img, [role=img]',
    link: 'a[href]',
    main: 'main',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    status: 'output, [role=status]',
  }
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const fits = (words: WrittenWords, said: string, isWhole: boolean) => {
    if (words === undefined) return true
    if ('pattern' in words) return new RegExp(words.pattern.replaceAll('\u00a0', ' ')).test(said)
    return isWhole ? said === tidy(words.whole) : said.includes(tidy(words.whole))
  }
  const spoken = (element: Element): string => {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const mute of copy.querySelectorAll('[aria-hidden=true]')) mute.remove()
    return tidy(copy.textContent)
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return tidy(ids.map(id => document.getElementById(id)?.textContent ?? '').join(' '))
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    if (label !== null) return tidy(label)
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    if (labels.length > 0) return tidy(labels.map(one => one.textContent).join(' '))
    return spoken(element)
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0
  const find = (wanted: WrittenSought): Element[] => {
    const places = wanted.within ? find(wanted.within) : [document.documentElement]
    const all = places.flatMap(place => [...place.querySelectorAll(selectors[wanted.role])])
    return all.filter(
      element =>
        isShown(element) &&
        fits(wanted.name, nameOf(element), true) &&
        fits(wanted.text, tidy(element.textContent), false) &&
        (wanted.pressed === undefined || element.getAttribute('aria-pressed') === String(wanted.pressed)),
    )
  }
  const found = find(sought)
  const [first] = found
  if (!first) return { count: 0, text: '', value: '', x: 0, y: 0, isFree: false }
  if (brings) first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = first.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const met = document.elementFromPoint(x, y)
  const label = met?.closest('label')
  const isMet = met !== null && (first.contains(met) || (label?.contains(first) ?? false))
  return {
    count: found.length,
    text: tidy(first.textContent),
    value: 'value' in first ? String(first.value) : '',
    ...{ x, y, isFree: isMet && !first.matches(':disabled') },
  }
}
