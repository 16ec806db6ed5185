import { proxy } from 'valtio'
import { type Language, readLanguage } from '../../../contract/language.ts'
import { tryOrUndefined } from '../member/try-or-undefined.ts'

export type Theme = 'system' | 'light' | 'dark'

export const preferences = proxy<{
  language: Language
  theme: Theme
  hidesBalance: boolean
  /** Of games: silent until somebody wants it otherwise. */
  sounds: boolean
}>({
  language: 'pt',
  theme: 'system',
  hidesBalance: false,
  sounds: false,
})

const languageKey = 'arara.language'
const themeKey = 'arara.theme'
const hidesBalanceKey = 'arara.hides-balance'
const soundsKey = 'arara.sounds'

/** The part of `localStorage` that is needed; it throws where a browser forbids storage, then the choice lives with the tab. */
export type PreferenceStore = Pick<Storage, 'getItem' | 'setItem'>

/** `undefined` for a first visit: then the language is the default, Portuguese (specification, section 9). */
export function loadPreferences(store: PreferenceStore, selectable: readonly Language[]) {
  const read = (key: string) => tryOrUndefined(() => store.getItem(key)) ?? undefined
  preferences.language = readLanguage(read(languageKey), selectable)
  preferences.theme = readTheme(read(themeKey))
  preferences.hidesBalance = read(hidesBalanceKey) === 'yes'
  preferences.sounds = read(soundsKey) === 'yes'
}

/** The caller refreshes the page afterwards (specification, section 4). */
export function storeLanguage(store: PreferenceStore, language: Language) {
  tryOrUndefined(() => store.setItem(languageKey, language))
}

export function chooseTheme(store: PreferenceStore, theme: Theme) {
  preferences.theme = theme
  tryOrUndefined(() => store.setItem(themeKey, theme))
}

export function chooseHidesBalance(store: PreferenceStore, hides: boolean) {
  preferences.hidesBalance = hides
  tryOrUndefined(() => store.setItem(hidesBalanceKey, hides ? 'yes' : 'no'))
}

export function chooseSounds(store: PreferenceStore, isOn: boolean) {
  preferences.sounds = isOn
  tryOrUndefined(() => store.setItem(soundsKey, isOn ? 'yes' : 'no'))
}

function readTheme(raw: string | undefined): Theme {
  return raw === 'light' || raw === 'dark' ? raw : 'system'
}
