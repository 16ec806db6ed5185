import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openBidiWire } from './bidi-wire.ts'
import { startChild } from './child.ts'
import { asJsonCall, type Browser, phone, type Tab } from './tab.ts'

const program = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** Talks to nobody but the product, asks nothing, moves nothing. */
const preferences = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'focusmanager.testmode': true,
  'intl.accept_languages': 'pt-BR, pt',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'ui.prefersReducedMotion': 1,
}

const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const screenshot = z.object({ data: z.string() })
const logged = z.object({ type: z.string(), level: z.string(), text: z.nullable(z.string()) })

/**
 * A picture that never was on the device, asked for without a line: Firefox tells it of the worker, other browsers of the request.
 * Of pictures alone: a part of the app that does not come is a mishap.
 */
const isMissingPicture = (text: string | null) =>
  text !== null &&
  /^Failed to load \W(https?:\/\/[^/]+)?\/(art|brand|icons|manifest|media)\/.*no-response/s.test(text)

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself: no driver beside it. */
export const firefox: Browser = {
  missing: () => (existsSync(program) ? [] : ['firefox-esr']),
  openTab: async () => {
    const profile = mkdtempSync(join(tmpdir(), 'arara-firefox-'))
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
    const child = startChild(program, [...args, 'about:blank'])
    const [, address] = await child.untilSaid(/WebDriver BiDi listening on (ws:\S+)/)
    const mishaps: string[] = []
    const wire = await openBidiWire(`${address}/session`, (method, params) => {
      if (method !== 'log.entryAdded') return
      const { type, level, text } = z.parse(logged, params)
      // What the console has of refused and broken requests is of no `type` of a page's own.
      if (level === 'error' && !isMissingPicture(text)) mishaps.push(`${type}: ${text}`)
    })
    const { capabilities } = z.parse(session, await wire.send('session.new', { capabilities: {} }))
    const [first] = z.parse(tree, await wire.send('browsingContext.getTree', {})).contexts
    const context = first?.context
    await wire.send('session.subscribe', { events: ['log.entryAdded'] })
    // Without it no page has the focus, and a field for days stays in its first part.
    await wire.send('browsingContext.activate', { context })
    await wire.send('browsingContext.setViewport', { context, viewport: phone })
    await wire.send('emulation.setLocaleOverride', { contexts: [context], locale: 'pt-BR' })
    await wire.send('emulation.setTimezoneOverride', { contexts: [context], timezone: 'America/Sao_Paulo' })
    return {
      browser: `Firefox ${capabilities.browserVersion}`,
      mishaps,
      open: async url => {
        await wire.send('browsingContext.navigate', { context, url, wait: 'interactive' })
      },
      reload: async () => {
        await wire.send('browsingContext.reload', { context, wait: 'interactive' })
      },
      ask: async (source, argument) => {
        const answer = await wire.send('script.callFunction', {
          functionDeclaration: asJsonCall(source),
          arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
          target: { context },
          awaitPromise: true,
        })
        const read = z.parse(evaluated, answer)
        if (read.type === 'exception') throw new Error(read.exceptionDetails.text)
        return JSON.parse(read.result.value)
      },
      act: async sources => {
        await wire.send('input.performActions', { context, actions: sources })
      },
      picture: async () => {
        const { data } = z.parse(
          screenshot,
          await wire.send('browsingContext.captureScreenshot', { context }),
        )
        return Buffer.from(data, 'base64')
      },
      close: async () => {
        wire.close()
        await child.stop()
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    } satisfies Tab
  },
}
