import * as z from 'zod/mini'
import { lookInPage, type Sight, type Sought, writeSought } from './look-in-page.ts'
import type { Tab } from './tab.ts'

/** What somebody does with a screen: look until it is there, press, write. */
export interface Screen {
  readonly see: (sought: Sought) => Promise<Sight>
  readonly miss: (sought: Sought) => Promise<void>
  readonly count: (sought: Sought) => Promise<number>
  readonly press: (sought: Sought) => Promise<void>
  /** In place of what stands in the field. */
  readonly write: (sought: Sought, text: string) => Promise<void>
  /** A day (`1990-01-31`) into the browser's own field for days. */
  readonly writeDay: (sought: Sought, day: string) => Promise<void>
  readonly until: (what: string, isSo: () => Promise<boolean>, patienceMs?: number) => Promise<void>
}

const sight = z.object({
  ...{ count: z.number(), text: z.string(), value: z.string() },
  ...{ x: z.number(), y: z.number(), isFree: z.boolean() },
})

const usualPatienceMs = 40_000
const pauseMs = 120

/** How it would be said to somebody. */
function nameOf({ role, name, text, pressed, within }: Sought): string {
  const parts = [role, name, text && `with ${text}`, pressed !== undefined && (pressed ? 'on' : 'off')]
  return `${parts.filter(Boolean).join(' ')}${within ? ` in ${nameOf(within)}` : ''}`
}

export function createScreen(tab: Tab): Screen {
  const look = async (sought: Sought, brings = false): Promise<Sight> => {
    const argument = { sought: writeSought(sought), brings }
    return z.parse(sight, await tab.ask(String(lookInPage), argument))
  }
  const until: Screen['until'] = async (what, isSo, patienceMs = usualPatienceMs) => {
    const end = Date.now() + patienceMs
    // A page that is just going away answers nobody.
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > end) throw new Error(`not seen in ${patienceMs / 1000} s: ${what}`)
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
  const untilSeen = async (what: string, isIt: (seen: Sight) => boolean, sought: Sought, brings: boolean) => {
    let seen: Sight | undefined
    await until(what, async () => {
      const before = seen
      seen = await look(sought, brings)
      // At rest: what still moves is missed.
      return isIt(seen) && (!brings || (before?.x === seen.x && before.y === seen.y))
    })
    if (!seen) throw new Error(what)
    return seen
  }
  const see: Screen['see'] = sought => untilSeen(nameOf(sought), ({ count }) => count > 0, sought, false)
  const press: Screen['press'] = async sought => {
    const what = `${nameOf(sought)}, free to be pressed`
    const { x, y } = await untilSeen(what, ({ isFree }) => isFree, sought, true)
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const
    await tab.act([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }])
  }
  const type = (text: string) => {
    const strokes = [...text].flatMap(value => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ])
    return tab.act([{ type: 'key', id: 'keys', actions: strokes }])
  }
  const emptied =
    'async () => document.activeElement instanceof HTMLInputElement && document.activeElement.select()'
  return {
    see,
    press,
    until,
    miss: sought => until(`no ${nameOf(sought)}`, async () => (await look(sought)).count === 0),
    count: async sought => (await look(sought)).count,
    write: async (sought, text) => {
      await press(sought)
      await tab.ask(emptied, null)
      await type(text)
    },
    writeDay: async (sought, day) => {
      await press(sought)
      await tab.ask(String(chooseDay), day)
      await until(`${nameOf(sought)} has ${day}`, async () => (await look(sought)).value === day)
    },
  }
}

/**
 * Runs in the page. As WebDriver has it for fields that are no text (https://www.w3.org/TR/webdriver2/#element-send-keys, "non-typeable"):
 * keys of a driver do not reach the parts of such a field in every browser.
 */
function chooseDay(day: string): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
