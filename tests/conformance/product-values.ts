import { readFileSync } from 'node:fs'
import { defaultLanguage, usualLanguages } from '../../contract/language.ts'
import { noticeMs } from '../../server/features/support/terms/rules.ts'
import { callUrl } from '../../src/api/call-url.ts'
import { createTokenStore } from '../../src/features/auth/session/token-store.ts'
import { loadPreferences, preferences, storeLanguage } from '../../src/state/device/preferences.ts'
import { closeDialogs, dialogs, openDialog } from '../../src/state/dialogs.ts'
import { wideQuery } from '../../src/ui/use-media.ts'
import { createMapStorage } from '../support/map-storage.ts'
import { readCatalogues } from './read-catalogues.ts'
import { readRoutes } from './read-routes.ts'
import { pictureConditions } from './read-style.ts'

const dayMs = 86_400_000

/** Values where the product defines them, each read or run when a row asks for it. */
const readers = {
  'default language': () => defaultLanguage,
  'selectable languages': () => usualLanguages.toSorted(),
  'languages of the text catalogues': () => [...readCatalogues().keys()].toSorted(),
  'days of notice before terms change': () => noticeMs / dayMs,
  'large-screen query': () => wideQuery,
  'large-screen breakpoint of the style sheet': () => breakpoint(),
  'queries around the background picture': () => pictureConditions(),
  'parents of all routes': () => [...new Set([...readRoutes().values()].map(({ parent }) => parent))],
  'routes that guard': () =>
    [...readRoutes().values()].filter(({ isGuarded, shows }) => isGuarded && shows === 'page'),
  'update window of the service worker in ms': () => workboxConstant('REGISTRATION_TIMEOUT_DURATION'),
  'waiting event of the service worker in ms': () => workboxConstant('WAITING_TIMEOUT_DURATION'),
  'language after it was stored and read again': () => storedLanguage(),
  'query of a call to the server': () => queryOfCall(),
  'token after the tab is read again': () => storedToken(),
  'dialogs open after login, then register': () => openedDialogs(),
} as const satisfies Record<string, () => unknown>

export type ProductValue = keyof typeof readers

export const readValue = (of: ProductValue): unknown => readers[of]()

function breakpoint(): string | undefined {
  return /--breakpoint-wide:\s*([^;]+);/.exec(readFileSync('src/ui/tokens.css', 'utf8'))?.[1]
}

/** The package that registers the worker keeps both windows; the app names neither. */
function workboxConstant(name: string): number {
  const source = readFileSync('node_modules/workbox-window/Workbox.js', 'utf8')
  return Number(new RegExp(`const ${name} = (\\d+);`).exec(source)?.[1])
}

function storedLanguage(): string {
  const [storage, before] = [createMapStorage(), preferences.language]
  storeLanguage(storage, 'en')
  loadPreferences(storage, usualLanguages)
  const { language } = preferences
  preferences.language = before
  return language
}

function queryOfCall(): string {
  const address = callUrl({
    base: 'https://api.test',
    path: '/api/auth/me',
    params: {},
    query: {},
    language: 'pt',
  })
  return new URL(address).search
}

function storedToken(): string | undefined {
  const storage = createMapStorage()
  const held = { token: 'bearer', memberId: 'member', endsAt: 1, remembered: false, validUntil: 1 }
  createTokenStore(storage).write(held)
  return createTokenStore(storage).read()?.token
}

function openedDialogs(): readonly string[] {
  openDialog('login')
  openDialog('register')
  const open = Object.entries(dialogs).filter(([, isOpen]) => isOpen === true)
  closeDialogs()
  return open.map(([name]) => name)
}
