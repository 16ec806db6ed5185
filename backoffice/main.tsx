import './backoffice.css'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '../src/api/api-client.ts'
import { catchBackFirst } from '../src/ui/overlays/catch-back-first.ts'
import { keepTranslated } from '../src/ui/text/keep-translated.ts'
import { App } from './app.tsx'
import { createProofStore } from './features/auth/session/proof-store.ts'
import { proveAndRepeat } from './features/auth/session/prove-and-repeat.ts'
import { createSessionStore } from './features/auth/session/session-store.ts'
import type { BackOffice } from './state/back-office.ts'
import { fetchApiBase } from './state/fetch-api-base.ts'
import { keepTheme } from './state/keep-theme.ts'
import { createLineStore } from './state/line.ts'
import { openLanguage } from './state/open-language.ts'
import { createPlaceStore } from './state/place.ts'
import { createPreferences } from './state/preferences.ts'
import { createToasts } from './state/toasts.ts'

const now = () => Date.now()
const newKey = () => crypto.randomUUID()

function furnish(apiBase: () => string): BackOffice {
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
  catchBackFirst(window)
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
  const backOffice = furnish(() => apiBase)
  keepTheme(document, backOffice.preferences)
  const [base, firstI18n] = await Promise.all([
    fetchApiBase(),
    openLanguage(backOffice.preferences.read().language),
  ])
  apiBase = base
  createRoot(place).render(<App backOffice={backOffice} firstI18n={firstI18n} />)
}

const place = document.getElementById('app')
if (place) {
  start(place).catch(() => {
    // Nothing of the app is there to say it, so the page itself does (index.html).
    document.getElementById('start-failed')?.removeAttribute('hidden')
    document.getElementById('starting')?.setAttribute('hidden', '')
  })
}
