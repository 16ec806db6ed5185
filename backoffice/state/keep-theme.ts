import type { PreferenceStore } from './preferences.ts'

/** Keeps `<html data-theme>` at what was chosen; without a choice it follows the device. */
export function keepTheme(page: Document, preferences: PreferenceStore) {
  const apply = () => {
    const { theme } = preferences.read()
    if (theme === 'system') delete page.documentElement.dataset.theme
    else page.documentElement.dataset.theme = theme
  }
  apply()
  preferences.subscribe(apply)
}
