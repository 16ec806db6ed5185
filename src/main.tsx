import './ui/app.css'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApiClient } from './api/api-client.ts'
import { createDeviceNotes } from './db/device-notes.ts'
import type { OpenedDatabase } from './db/open-database.ts'
import { createDeviceFlags } from './features/session/device-flags.ts'
import { createTokenStore } from './features/session/token-store.ts'
import { watchSession } from './features/session/watch-session.ts'
import { watchInstallation } from './pwa/watch-installation.ts'
import { createAppRouter } from './router.ts'
import { afterFirstPaint } from './start/after-first-paint.ts'
import { fetchConfig } from './start/fetch-config.ts'
import { createNotices, type Notices } from './start/notices.ts'
import { openLanguage } from './start/open-language.ts'
import { openLocalDatabase } from './start/open-local-database.ts'
import { openSessionKeeper } from './start/open-session-keeper.ts'
import { registerResources } from './start/register-resources.ts'
import { showStartFailure } from './start/show-start-failure.ts'
import { hearStreamRefusals, noteSessionOutcome, startSession } from './start/start-session.ts'
import { openApiBase } from './state/api-base.ts'
import { keepTheme } from './state/apply-theme.ts'
import { createBusyLock } from './state/busy.ts'
import { connection, noteOutcome } from './state/connection.ts'
import { keepInvitation } from './state/invitation.ts'
import { openStorage } from './state/open-storage.ts'
import { notePayOrigins } from './state/pay-origins.ts'
import { loadPreferences, preferences } from './state/preferences.ts'
import { session } from './state/session.ts'
import { noted, watchConnection } from './state/watch-connection.ts'
import {
  browserClock,
  browserRandom,
  createBrowserTriggers,
  createTabChannel,
} from './sync/browser/surroundings-of-browser.ts'
import { createSyncEngine } from './sync/create-sync-engine.ts'
import type { TabLocks } from './sync/surroundings.ts'

/** Wiring, nothing else: every part is made here once and given what it needs. */
const now = () => Date.now()
const local = openStorage(() => localStorage)
const tokens = createTokenStore(openStorage(() => sessionStorage))
const flags = createDeviceFlags(local)
loadPreferences(local)
keepTheme(document)
keepInvitation(local, location.search)
const probe = noted(async () => {
  const config = await fetchConfig()
  notePayOrigins(config)
  return config
}, now)
const base = openApiBase({ storage: local, fetchConfig: probe })
const isVisible = () => document.visibilityState === 'visible'
const isOnline = () => navigator.onLine && !connection.simulatedOffline
watchInstallation(window)

/** The server, the local database and the session, joined. */
async function connect(opened: OpenedDatabase, notices: Notices) {
  const locks: TabLocks = navigator.locks ?? (await import('./sync/local-locks.ts')).createLocalLocks()
  const api = createApiClient({
    readBase: base.read,
    readToken: tokens.read,
    readLanguage: () => preferences.language,
    isOnline,
    onOutcome: outcome => {
      noteOutcome(outcome, now())
      noteSessionOutcome(outcome, () => keeper())
    },
    now,
    fetch: (input, init) => fetch(input, init),
  })
  const sync = createSyncEngine({
    db: opened.db,
    durable: opened.status === 'ready',
    api,
    locks,
    clock: browserClock,
    random: browserRandom,
    crypto,
    channel: createTabChannel('arara'),
    triggers: createBrowserTriggers(window),
    stream: {
      readBase: base.read,
      readToken: tokens.read,
      fetch: hearStreamRefusals(
        (input, init) => fetch(input, init),
        tokens,
        () => keeper(),
      ),
    },
    readLanguage: () => preferences.language,
    onNotice: notices.ofSync,
  })
  registerResources(sync, now)
  const keeper = openSessionKeeper({
    api,
    sync,
    tokens,
    flags,
    locks,
    now,
    clearStorages: () => {
      local.clear()
      sessionStorage.clear()
    },
    onForcedOffline: notices.networkError,
    askToPersist: () => void navigator.storage?.persist?.().catch(() => false),
  })
  return { api, sync, keeper, locks }
}

/** No top-level await: a chunk that imports this one would wait for it, and it for the chunk. */
async function main() {
  const [i18n, opened] = await Promise.all([
    openLanguage(document),
    openLocalDatabase(() => notices.newerTab()),
    base.known,
  ])
  const notices = createNotices({
    i18n,
    clearToken: tokens.clear,
    reload: () => location.reload(),
    tryAgain: seq => void sync.tryAgain(seq),
  })

  const { api, sync, keeper, locks } = await connect(opened, notices)
  const busy = createBusyLock(locks)
  const router = createAppRouter({
    api,
    db: opened.db,
    sync,
    notes: createDeviceNotes(opened.db, now),
    busy,
    session: keeper,
    now,
    newKey: browserRandom.uuid,
    build: __BUILD__,
  })

  await startSession({ sync, tokens, flags, keeper })
  await router.load()
  const place = document.getElementById('app')
  if (place) {
    createRoot(place).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </StrictMode>,
    )
  }

  watchConnection({ page: window, isVisible, isBrowserOnline: () => navigator.onLine, probe, now })
  watchSession({
    page: window,
    isVisible,
    now,
    keepFresh: () => {
      if (tokens.read() || session.now.status === 'remembered') void keeper().then(found => found.keepFresh())
    },
  })
  if (opened.status === 'unavailable') notices.nothingKept()
  afterFirstPaint(() => {
    void import('./pwa/register.ts').then(({ registerServiceWorker }) =>
      registerServiceWorker({ busy, now, reload: () => location.reload() }),
    )
  })
}

main().catch(() => showStartFailure(document, () => location.reload()))
