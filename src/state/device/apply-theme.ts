import { subscribe } from 'valtio'
import { preferences } from './preferences.ts'

/** The two grounds of `tokens.css`, for the browser's own bars. */
const grounds = { light: '#e9efe6', dark: '#0a1f22' }

/** Keeps `<html data-theme>` and the browser's bar at the chosen theme; without a choice both follow the device. */
export function keepTheme(page: Document) {
  const metas = [...page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const ofDevice = metas.map(meta => meta.content)
  const apply = () => {
    const { theme } = preferences
    if (theme === 'system') delete page.documentElement.dataset.theme
    else page.documentElement.dataset.theme = theme
    for (const [index, meta] of metas.entries()) {
      meta.content = theme === 'system' ? (ofDevice[index] ?? meta.content) : grounds[theme]
    }
  }
  apply()
  subscribe(preferences, apply)
}
