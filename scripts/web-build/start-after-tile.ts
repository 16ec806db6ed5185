import type { Plugin } from 'vite'

/** Run one after the other, in tasks of their own, between which a press is heard and the page is painted. */
const beforeEntry = ['libraries', 'home']
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
      handler(html, { bundle = {} }) {
        const [tag, src] = entryScript.exec(html) ?? []
        if (tag === undefined) throw new Error('The page has no entry to start')
        const parts = beforeEntry.map(name => {
          const found = Object.values(bundle).find(output => output.type === 'chunk' && output.name === name)
          if (found === undefined) throw new Error(`No chunk is called ${name}`)
          return `/${found.fileName}`
        })
        const start = `{
        const runParts = async () => {
          for (const part of ${JSON.stringify(parts)}) {
            await import(part)
            await new Promise(resolve => setTimeout(resolve))
          }
        }
        // The entry asks for them itself, and says when one did not arrive. A broken one runs nothing, and the browser reports no error.
        const start = () => runParts().catch(() => undefined).then(() => document.body.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: '${src}', onerror: startFailed, onload: () => globalThis.begun || startFailed() })))
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
