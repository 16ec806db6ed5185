import { product } from '../e2e/support/product.ts'
import { word } from '../e2e/support/words.ts'
import { type CutLine, openCutLine, type Spoilt } from '../support/peers/cut-line.ts'
import { createScreen, type Screen } from './screen.ts'
import type { Browser, Tab } from './tab.ts'
import { button, main } from './trip.ts'
import { type Pictured, takePicture } from './walk.ts'

/* Code that comes broken, in a browser that has never seen the app: no worker stands between. */

const script = (body: string): Spoilt => ({ type: 'text/javascript', body })

const faults: Readonly<Record<string, (whole: string) => Spoilt>> = {
  'broken JavaScript': () => script('export const {'),
  'a file cut in half': whole => script(whole.slice(0, Math.floor(whole.length / 2))),
  'a file without its end': whole => script(whole.replace(/export\s*\{[^}]*\}.*$/s, '')),
  'a page of HTML': () => ({ type: 'text/html', body: '<!doctype html><p>Log in' }),
}

const isProfile = (address: string) => /^\/assets\/profile-[\w-]+\.js(\?|$)/.test(address)
const heading = { role: 'heading', name: word('Profile'), within: main } as const
/** Runs in the page. */
const readsReload = '() => performance.getEntriesByType("navigation")[0].type === "reload"'

function expectDocuments(line: CutLine, most: number) {
  const count = line.requests().filter(one => one === 'GET /profile').length
  if (count !== most) throw new Error(`the page was opened ${count} times, not ${most}`)
}

interface Visit {
  readonly line: CutLine
  readonly screen: Screen
  readonly tab: Tab
  /** A page whose code is a chunk of its own. */
  readonly open: () => Promise<void>
}
type Walk = (visit: Visit) => Promise<void>

const visits: Readonly<Record<string, Walk>> = {
  ...Object.fromEntries(
    Object.entries(faults).map(([what, fault]): [string, Walk] => [
      `code that comes as ${what} is asked for again`,
      async ({ line, screen, open }) => {
        line.spoil(address => (isProfile(address) && !address.includes('?') ? fault : undefined))
        await open()
        await screen.see(heading)
        expectDocuments(line, 1)
      },
    ]),
  ),
  'code that stays broken reloads once, then leaves a button': async ({ line, screen, tab, open }) => {
    line.spoil(address => (isProfile(address) ? faults['broken JavaScript'] : undefined))
    await open()
    await screen.until('a second document', async () => (await tab.ask(readsReload, null)) === true)
    const again = button(word('Try again'), main)
    await screen.see(again)
    expectDocuments(line, 2)
    line.spoil(() => undefined)
    await screen.press(again)
    await screen.see(heading)
  },
}

/** Each fault in a browser with an empty profile; the breaches in words. */
export async function walkBrokenChunks(
  { openTab }: Pick<Browser, 'openTab'>,
  { folder, onLeg }: Pictured,
): Promise<readonly string[]> {
  const breaches: string[] = []
  for (const [leg, walk] of Object.entries(visits)) {
    const startedAt = performance.now()
    const line = await openCutLine(product.url())
    line.watch(() => undefined)
    const tab = await openTab()
    const screen = createScreen(tab)
    const open = () => tab.open(`${line.url}/profile`)
    const breach = await walk({ line, screen, tab, open }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    await takePicture(tab, folder, leg)
    onLeg({ leg, seconds: (performance.now() - startedAt) / 1000, breach })
    if (breach !== undefined) breaches.push(`${leg}: ${breach}`)
    await tab.close()
    await line.close()
  }
  return breaches
}
