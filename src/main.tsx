import './ui/app.css'
import { pageVolumes } from 'virtual:page-volumes'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from './app/router.ts'
import { afterFirstPaint } from './app/start/after-first-paint.ts'
import { askKeeper } from './app/start/ask-keeper.ts'
import { fetchConfig } from './app/start/fetch-config.ts'
import { openLanguage } from './app/start/open-language.ts'
import { openMeantPath } from './app/start/open-meant-path.ts'
import { openNetworkSide } from './app/start/open-network-side.ts'
import { readSession } from './app/start/read-session.ts'
import { showStartFailure } from './app/start/show-start-failure.ts'
import { keepPage } from './app/storage/keep-page.ts'
import { openLocalDatabase } from './app/storage/open-local-database.ts'
import { recordLost, takeAside } from './app/storage/storage-restarts.ts'
import { createDeviceNotes } from './db/device-notes.ts'
import { createDeviceFlags, mayHaveCookie } from './features/auth/session/device-flags.ts'
import { createTokenStore } from './features/auth/session/token-store.ts'
import { watchSession } from './features/auth/session/watch-session.ts'
import { watchInstallation } from './pwa/watch-installation.ts'
import { openApiBase } from './state/api-base.ts'
import { connection, whenConnectionReturns } from './state/connection.ts'
import { keepTheme } from './state/device/apply-theme.ts'
import { installMemoryStorage } from './state/device/memory-storage.ts'
import { openReload } from './state/device/open-reload.ts'
import { loadPreferences } from './state/device/preferences.ts'
import { notifyUnblocked } from './state/device/unblocked.ts'
import { createBusyLock, whenIdle } from './state/member/busy.ts'
import { loadHeld } from './state/member/held.ts'
import { recordPayOrigins } from './state/member/pay-origins.ts'
import { session } from './state/member/session.ts'
import { loadServerClock } from './state/server-clock.ts'
import { loadSimulation, simulatedNow } from './state/simulation.ts'
import { loadSiteConfig, recordSiteConfig, siteConfig } from './state/site-config.ts'
import { noted, watchConnection } from './state/watch-connection.ts'
import type { TabLocks } from './sync/environment.ts'
import { catchBackFirst } from './ui/overlays/catch-back-first.ts'
import { keepTranslated } from './ui/text/keep-translated.ts'

/** Wiring, nothing else: every part is made here once and given what it needs. */
const now = simulatedNow
const storesNothing = installMemoryStorage(window)
const local = localStorage
const ofTab = sessionStorage
const tokens = createTokenStore(ofTab)
const flags = createDeviceFlags(local)
loadSiteConfig(local)
loadServerClock(local)
loadSimulation(ofTab, siteConfig.now.demo, now())
loadPreferences(local, siteConfig.now.languages)
loadHeld(local)
keepTheme(document)
const probe = noted(async () => {
  const config = await fetchConfig()
  recordPayOrigins(config)
  recordSiteConfig(local, config)
  return config
}, now)
const base = openApiBase({ storage: local, fetchConfig: probe })
const isVisible = () => document.visibilityState === 'visible'
const isOnline = () => navigator.onLine && !connection.simulatedOffline
const clearStorages = () => {
  local.clear()
  ofTab.clear()
}
const reload = openReload(window)
catchBackFirst(window)
keepTranslated(window)
watchInstallation(window)

/**
 * While a first visit waits for its first pictures nothing else loads: not the words of other pages (a page that needs them asks
 * before), nor the worker, whose installation asks for the whole shell once more.
 */
const restOfFirstVisitMs = 2_000
/** A first visit has nothing to show before the network side has brought it: its chunk is run while the database is made. */
const loadConnect = () => import('./app/start/connect.ts')
if (base.isFirstVisit) loadConnect().catch(() => undefined)

/** No top-level await: a chunk that imports this one would wait for it, and it for the chunk. */
async function main() {
  const locks = await openLocks()
  const busy = createBusyLock(locks)
  // What is on the device is not what this tab began with, or begins with just now.
  const startAnew = () => whenIdle(busy, reload)
  const opening = Promise.all([
    openLanguage(document),
    openLocalDatabase(
      {
        onClosedByNewerTab: () => void side.whole().then(({ notices }) => notices.newerTab()),
        onLost: () => {
          recordLost(ofTab, now())
          startAnew()
        },
        onUnblocked: () => notifyUnblocked(startAnew),
      },
      takeAside(ofTab),
    ),
  ])
  const side = openNetworkSide(async () => {
    const [{ connect }, [words, opened]] = await Promise.all([loadConnect(), opening])
    return connect({
      opened,
      base,
      tokens,
      flags,
      locks,
      words,
      local,
      ofTab,
      busy,
      clearStorages,
      reload,
      reach: probe,
      now,
    })
  }, isOnline)
  const [words, opened] = await opening
  const whole = async () => void (await Promise.all([side.whole(), words.rest()]))
  const bringPage = async (volumes: readonly string[]) =>
    void (await Promise.all([side.whole(), words.bring(volumes)]))
  const keeper = async () => (await side.whole()).keeper()
  keepPage(window, startAnew)
  openMeantPath(window)
  const router = createAppRouter({
    api: side.api,
    db: opened.db,
    sync: side.sync,
    notes: createDeviceNotes(opened.db, now),
    busy,
    session: keeper,
    now,
    newKey: () => crypto.randomUUID(),
    reach: probe,
    page: path => {
      const volumes = pageVolumes[path]
      if (volumes === undefined) return whole()
      return side.isHere() && words.hasAll(volumes) ? undefined : bringPage(volumes)
    },
    whole,
    build: __BUILD__,
  })

  session.now = await readSession(opened.db, tokens, flags, now())
  await router.load()
  const place = document.getElementById('app')
  if (place) {
    const root = createRoot(place)
    startTransition(() =>
      root.render(
        <StrictMode>
          <I18nProvider i18n={words.i18n}>
            <RouterProvider router={router} />
          </I18nProvider>
        </StrictMode>,
      ),
    )
  }

  // The next failure reloads the page automatically again (index.html).
  ofTab.removeItem('arara.started-anew')
  watchConnection({ page: window, isVisible, isBrowserOnline: () => navigator.onLine, probe, now })
  watchSession({
    page: window,
    isVisible,
    now,
    whenConnectionReturns,
    keepFresh: () => {
      if (tokens.read() || mayHaveCookie(flags)) askKeeper(keeper, found => found.keepFresh())
    },
  })
  const restAfterMs = base.isFirstVisit ? restOfFirstVisitMs : 0
  // What did not arrive is requested again by the first call that needs it.
  afterFirstPaint(() => void side.whole().catch(() => undefined))
  // Pages load their own words; the worker caches them for the time without a network.
  afterFirstPaint(() => void words.bring([]).catch(() => undefined), restAfterMs)
  afterFirstPaint(() => {
    import('./pwa/register.ts')
      .then(({ registerServiceWorker }) =>
        registerServiceWorker({
          busy,
          channel: new BroadcastChannel('arara-busy'),
          now,
          reload,
          open: path => router.history.push(path),
        }),
      )
      // Offline on a device that lost this chunk: the worker that is there goes on, and the next start asks again.
      .catch(() => undefined)
  }, restAfterMs)
}

async function openLocks(): Promise<TabLocks> {
  // Who may store nothing is refused locks as well (Firefox), and shares nothing that would want one.
  const given = storesNothing ? undefined : navigator.locks
  return given ?? (await import('./sync/live/local-locks.ts')).createLocalLocks()
}

// Said when all the code is here and whole (scripts/web-build/start-after-tile.ts).
Reflect.set(globalThis, 'begun', true)
main().catch(() => showStartFailure(globalThis))
