import type { Plugin } from 'vite'

const entryScript = /\s*<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/

/**
 * Runs the app once the page itself has painted its first game (`firstTile`, index.html): running it holds the main thread of a
 * slow phone for a third of a second, and a picture that arrives meanwhile would be painted after that. It is fetched as early as
 * before. The script stands below the style sheet, for which an inline script waits, so the app never shows without its styles.
 * Where the sheet or a part of the code did not arrive the page says so (`startFailed`, index.html).
 */
export function startAfterTile(): Plugin {
  return {
    name: 'arara:start-after-tile',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [tag, src] = entryScript.exec(html) ?? []
        if (tag === undefined) throw new Error('The page has no entry to start')
        const start = `{
        const start = () => document.body.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: '${src}', onerror: startFailed }))
        if (document.querySelector('body > link').sheet === null) startFailed()
        else globalThis.firstTile ? globalThis.firstTile.then(start) : start()
      }`
        return html
          .replace(tag, `\n    <link rel="modulepreload" crossorigin href="${src}">`)
          .replace('</body>', `  <script>${start}</script>\n  </body>`)
      },
    },
  }
}
