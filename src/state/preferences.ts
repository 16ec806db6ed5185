import { proxy } from 'valtio'
import { type Language, readLanguage } from '../../contract/language.ts'
import { attempt } from './attempt.ts'

export type Theme = 'system' | 'light' | 'dark'

export const preferences = proxy<{ language: Language; theme: Theme; hidesBalance: boolean }>({
  language: 'pt',
  theme: 'system',
  hidesBalance: false,
})

const languageKey = 'arara.language'
const themeKey = 'arara.theme'
const hidesBalanceKey = 'arara.hides-balance'

/** The part of `localStorage` that is needed; it throws where a browser forbids storage, then the choice lives with the tab. */
export type PreferenceStore = Pick<Storage, 'getItem' | 'setItem'>

/** `undefined` for a first visit: then the language is the default, Portuguese (specification, section 9). */
export function loadPreferences(store: PreferenceStore, selectable: readonly Language[]) {
  const read = (key: string) => attempt(() => store.getItem(key)) ?? undefined
  preferences.language = readLanguage(read(languageKey), selectable)
  preferences.theme = readTheme(read(themeKey))
  preferences.hidesBalance = read(hidesBalanceKey) === 'yes'
}

/** The caller refreshes the page afterwards (specification, section 4). */
export function storeLanguage(store: PreferenceStore, language: Language) {
  attempt(() => store.setItem(languageKey, language))
}

export function chooseTheme(store: PreferenceStore, theme: Theme) {
  preferences.theme = theme
  attempt(() => store.setItem(themeKey, theme))
}

export function chooseHidesBalance(store: PreferenceStore, hides: boolean) {
  preferences.hidesBalance = hides
  attempt(() => store.setItem(hidesBalanceKey, hides ? 'yes' : 'no'))
}

function readTheme(raw: string | undefined): Theme {
  return raw === 'light' || raw === 'dark' ? raw : 'system'
}
