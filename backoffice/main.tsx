import './backoffice.css'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '../src/api/api-client.ts'
import { hearBackFirst } from '../src/ui/overlays/hear-back-first.ts'
import { keepTranslated } from '../src/ui/text/keep-translated.ts'
import { App } from './app.tsx'
import type { Desk } from './desk/desk.ts'
import { fetchApiBase } from './desk/fetch-api-base.ts'
import { keepTheme } from './desk/keep-theme.ts'
import { createLineStore } from './desk/line.ts'
import { openLanguage } from './desk/open-language.ts'
import { createPlaceStore } from './desk/place.ts'
import { createPreferences } from './desk/preferences.ts'
import { createToasts } from './desk/toasts.ts'
import { createProofStore } from './features/auth/session/proof-store.ts'
import { proveAndRepeat } from './features/auth/session/prove-and-repeat.ts'
import { createSessionStore } from './features/auth/session/session-store.ts'

const now = () => Date.now()
const newKey = () => crypto.randomUUID()

function furnish(apiBase: () => string): Desk {
  const preferences = createPreferences(localStorage, navigator.language)
  const session = createSessionStore({ storage: sessionStorage, now })
  const line = createLineStore(now)
  const proof = createProofStore(session)
  const client = createApiClient({
    readBase: apiBase,
    readToken: session.bearer,
    readLanguage: () => preferences.read().language,
    isOnline: () => navigator.onLine,
    onOutcome: outcome => {
      line.note(outcome)
      if (outcome.kind === 'unauthenticated') session.expire(outcome.token)
    },
    now,
    fetch: (input, init) => fetch(input, init),
  })
  const api = proveAndRepeat(client, proof.ask)
  addEventListener('offline', () => line.note({ answered: false }))
  hearBackFirst(window)
  keepTranslated(window)
  const rest = {
    place: createPlaceStore(window),
    toasts: createToasts(newKey),
    drafts: new Map<string, string>(),
  }
  return { api, session, proof, line, preferences, now, newKey, ...rest }
}

async function start(place: HTMLElement) {
  let apiBase = ''
  const desk = furnish(() => apiBase)
  keepTheme(document, desk.preferences)
  const [base, firstI18n] = await Promise.all([
    fetchApiBase(),
    openLanguage(desk.preferences.read().language),
  ])
  apiBase = base
  createRoot(place).render(<App desk={desk} firstI18n={firstI18n} />)
}

const place = document.getElementById('app')
if (place) {
  start(place).catch(() => {
    // Nothing of the app is there to say it, so the page itself does (index.html).
    document.getElementById('start-failed')?.removeAttribute('hidden')
    document.getElementById('starting')?.setAttribute('hidden', '')
  })
}
