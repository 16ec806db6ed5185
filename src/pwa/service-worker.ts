/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { savesData } from '../state/device/saves-data.ts'
import { chooseKept } from './choose-kept.ts'
import { fetchAnew } from './fetch-anew.ts'
import { isOwnFile } from './is-own-file.ts'
import { leaveOthersAlone, othersPaths } from './others-paths.ts'
import { onPushes } from './push-messages.ts'
import { warmChunks } from './warm-chunks.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps the shell and images, never an answer of the API: those have one home, the local database. Two caches are two truths.
 * A new worker waits until a tab tells it to go on, which none does while a tab is busy (src/sync/README.md).
 */
const weekSeconds = 7 * 24 * 3600

/** A bound for a cache. Handed over by its two hooks: the packages' types disagree about what an optional property is. */
function expiring(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(limits)
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}

/** Of the shell a foreign page fails the installation, which is tried again; elsewhere it is only not kept. */
const ownFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOwnFile(new URL(request.url).pathname, response)) ? response : null,
}

addPlugins([ownFilesOnly])
precacheAndRoute(chooseKept(self.__WB_MANIFEST, savesData()))
cleanupOutdatedCaches()
clientsClaim()

self.addEventListener('install', leaveOthersAlone)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: othersPaths }))

// A page found what it was given broken (src/app/start/import-again.ts).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && url.searchParams.has('again'),
  ({ url }) => fetchAnew(url.pathname),
)

// Names carry a hash of the content: what is here is right for ever. Which may leave is decided where the list of all is known.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'chunks', plugins: [ownFilesOnly] }),
)

const isPicture = ({ origin, pathname }: URL) =>
  origin === self.location.origin && /^\/(art|brand|icons|manifest|media|pictures)\//.test(pathname)
const pictures = new CacheFirst({
  cacheName: 'images',
  plugins: [
    ownFilesOnly,
    expiring({ maxEntries: 400, maxAgeSeconds: 4 * weekSeconds, purgeOnQuotaError: true }),
  ],
})
registerRoute(({ url }) => isPicture(url), pictures)

onPushes(self)

self.addEventListener('message', event => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('type' in message)) return
  if (message.type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'WARM') {
    const language = 'language' in message && typeof message.language === 'string' ? message.language : ''
    const seen = 'seen' in message && Array.isArray(message.seen) ? message.seen : []
    event.waitUntil(warmUntilReplaced(event, language, seen))
  }
})

/**
 * What this worker would fetch is an old build's once a newer one is found; and a worker still at work keeps the next one waiting,
 * in Chromium for up to five minutes: over a poor line a member's press on "Update" would do nothing for that long.
 */
async function warmUntilReplaced(event: ExtendableEvent, language: string, seen: readonly unknown[]) {
  const { registration } = self
  if (registration.installing ?? registration.waiting) return
  const found = new AbortController()
  registration.addEventListener('updatefound', () => found.abort(), { once: true })
  await Promise.all([keepSeen(event, seen, found.signal), warmChunks(Date.now(), language, found.signal)])
}

/**
 * A first visit's pictures came before this worker did. They lie in the browser's own cache, from which they are fetched without the network,
 * until it drops them: kept here they are seen offline like all that comes later.
 */
async function keepSeen(event: ExtendableEvent, seen: readonly unknown[], signal: AbortSignal) {
  for (const url of seen) {
    if (typeof url !== 'string' || !isPicture(new URL(url))) continue
    const request = new Request(url, { cache: 'force-cache', signal })
    await pictures.handle({ event, request }).catch(() => undefined)
  }
}
