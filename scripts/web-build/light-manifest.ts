import type { Plugin } from 'vite'
import { webManifest } from './web-manifest.ts'

/** The page's own ground in daylight (index.html). */
const ground = '#e9efe6'

/**
 * A manifest names one colour for the splash screen, and an app that opens dark and then turns light flashes. A page in the
 * light theme links a second manifest of the same app, which differs in its colours alone. A phone that installed the other one
 * updates to it as to any change of a manifest.
 */
export function lightManifest(): Plugin {
  const fileName = 'manifest-light.webmanifest'
  const script = `{
        const theme = document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
        if (theme === 'light') document.querySelector('link[rel=manifest]').href = '/${fileName}'
      }`
  return {
    name: 'arara:light-manifest',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ ...webManifest, theme_color: ground, background_color: ground })
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', children: script, injectTo: 'body' }],
    },
  }
}
