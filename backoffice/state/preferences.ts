import type { Language } from '../../contract/language.ts'
import { createStore, type Store } from '../parts/forms/create-store.ts'

/** The languages the operators' words are written in. */
export const operatorLanguages = ['pt', 'en', 'zh_cn'] as const satisfies readonly Language[]
export type OperatorLanguage = (typeof operatorLanguages)[number]

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export interface Preferences {
  readonly language: OperatorLanguage
  readonly theme: Theme
}

const storageKey = 'arara-backoffice-preferences'

export interface PreferenceStore extends Pick<Store<Preferences>, 'read' | 'subscribe'> {
  readonly choose: (change: Partial<Preferences>) => void
}

/** What an operator chose on this device; before that, what the device speaks. */
export function createPreferences(storage: Storage, deviceLanguage: string): PreferenceStore {
  const store = createStore(readKept(storage, deviceLanguage))
  return {
    ...store,
    choose: change => {
      const next = { ...store.read(), ...change }
      storage.setItem(storageKey, `${next.language} ${next.theme}`)
      store.write(next)
    },
  }
}

function readKept(storage: Storage, deviceLanguage: string): Preferences {
  const [language, theme] = (storage.getItem(storageKey) ?? '').split(' ')
  const ofDevice = operatorLanguages.find(known => deviceLanguage.toLowerCase().startsWith(known.slice(0, 2)))
  return {
    language: operatorLanguages.find(known => known === language) ?? ofDevice ?? 'pt',
    theme: themes.find(known => known === theme) ?? 'system',
  }
}
