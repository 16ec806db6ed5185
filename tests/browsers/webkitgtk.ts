import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { findFreePort } from '../../scripts/run/free-port.ts'
import { startChild } from './child.ts'
import { asJsonCall, type Browser, phone, type Tab } from './tab.ts'
import { openWebdriverWire } from './webdriver-wire.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screenProgram = '/usr/bin/Xvfb'
/** Debian's own little browser, which comes beside the library. */
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]

/** MiniBrowser's buttons make its window 447 px wide at least; this takes their room away. */
const narrow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }'
const still = '[Settings]\ngtk-enable-animations=0\n'

const screenSize = { width: 800, height: 900 }
const size = z.object({ width: z.number(), height: z.number() })

/** Debian's WebKitGTK by its WebDriver, on a screen that nobody sees. */
export const webkitgtk: Browser = {
  missing: () => [
    ...(existsSync(driver) && findMiniBrowser() !== undefined ? [] : ['webkit2gtk-driver']),
    ...(existsSync(screenProgram) ? [] : ['xvfb']),
  ],
  openTab: async () => {
    const home = mkdtempSync(join(tmpdir(), 'arara-webkitgtk-'))
    mkdirSync(join(home, 'gtk-3.0'))
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrow)
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), still)
    const { width, height } = screenSize
    // Xvfb tells the number of its screen where it is asked to: here among its lines.
    const screen = startChild(screenProgram, ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`])
    const [display] = await screen.untilSaid(/^\d+$/)
    const port = await findFreePort('127.0.0.1')
    const env = { DISPLAY: `:${display}`, XDG_CONFIG_HOME: home, TZ: 'America/Sao_Paulo' }
    const child = startChild(driver, ['--host=127.0.0.1', `--port=${port}`], env)
    await untilAnswering(`http://127.0.0.1:${port}/status`)
    const options = { binary: findMiniBrowser(), args: ['--automation'] }
    const wire = await openWebdriverWire(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': options,
    })
    const ask: Tab['ask'] = async (source, argument) => {
      const script = `const [argument, done] = arguments
        ;(${asJsonCall(source)})(argument).then(text => done({ text }), error => done({ error: String(error) }))`
      const args = [JSON.stringify(argument ?? null)]
      const said = z.parse(outcome, await wire.post('/execute/async', { script, args }))
      if (said.text === undefined) throw new Error(said.error ?? 'the page said nothing')
      return JSON.parse(said.text)
    }
    await wire.post('/window/rect', phone)
    const inner = z.parse(size, await ask('() => ({ width: innerWidth, height: innerHeight })', null))
    // What its own bar takes.
    await wire.post('/window/rect', { ...phone, height: 2 * phone.height - inner.height })
    return {
      browser: `WebKitGTK ${wire.version}`,
      mishaps: [],
      ask,
      open: async url => {
        await wire.post('/url', { url })
      },
      reload: async () => {
        await wire.post('/refresh', {})
      },
      act: async sources => {
        await wire.post('/actions', { actions: sources })
      },
      picture: async () => Buffer.from(z.parse(z.string(), await wire.get('/screenshot')), 'base64'),
      close: async () => {
        await wire.end()
        await child.stop()
        await screen.stop()
        rmSync(home, { recursive: true, force: true, maxRetries: 5 })
      },
    } satisfies Tab
  },
}

const outcome = z.object({ text: z.optional(z.string()), error: z.optional(z.string()) })

async function untilAnswering(url: string): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`nobody answers at ${url}`)
}
