import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { createFates } from '../../../src/simulate/fates.ts'
import { portalPage } from '../../../src/simulate/portal-page.ts'
import { slowLine } from '../../../src/simulate/slow-line.ts'

/** What `restore` ends. One at a time: a second one takes the place of the first. */
export type SimulatedNetwork = {
  /** Nothing leaves the device, its service worker included. */
  offline(): Promise<void>
  /** Everything of the page is late and trickles; by default as slowly as on `/test`. */
  slow(line?: { latencyMs: number; bytesPerSecond: number }): Promise<void>
  /** Calls are lost before they arrive, or their answers after: those that `/test` loses with the same seed. */
  lossy(seed: number): Promise<void>
  /** A Wi-Fi's login page answers in the place of the server; the app's own files come, as those of an installed app do. */
  captive(): Promise<void>
  restore(): Promise<void>
}

const calls = '**/api/**'
/** Also what the app asks when it looks whether the server can be reached. */
const smtp = /\/(api\/|config\.json)/
/** It has no end: an answer that is waited for would never come. */
const stream = '/api/events'

/** The browser's own means, where the simulators of `/test` know only the app's requests. Service workers pass routes by: block them. */
export function simulateNetwork(context: BrowserContext, page: Page): SimulatedNetwork {
  let throttle: CDPSession | undefined
  /** What answers in place of the server is there before the line comes up: the app asks in that moment. */
  const restore = async (prepare: () => Promise<unknown> = async () => undefined) => {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await throttle?.detach()
    throttle = undefined
    await prepare()
    await context.setOffline(false)
  }
  return {
    restore: () => restore(),
    offline: async () => {
      await restore()
      await context.setOffline(true)
    },
    slow: async ({ latencyMs, bytesPerSecond } = slowLine) => {
      await restore()
      throttle = await context.newCDPSession(page)
      const [latency, throughput] = [latencyMs, bytesPerSecond]
      await throttle.send('Network.enable')
      await throttle.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
      })
    },
    lossy: seed => {
      const fateOf = createFates(seed)
      const lose = () =>
        context.route(calls, async route => {
          const { pathname } = new URL(route.request().url())
          if (pathname === stream) return route.continue()
          const fate = fateOf(pathname)
          if (fate === 'arrives') return route.continue()
          if (fate === 'answer-lost') await route.fetch()
          await route.abort('connectionreset')
        })
      return restore(lose)
    },
    captive: () => restore(() => context.route(smtp, route => route.fulfill(portalPage))),
  }
}
