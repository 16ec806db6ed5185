import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What the first visit imports dynamically at once: asked for beside the entry, not after it. */
const firstModules = /\/src\/routes\/index\.tsx|\/locales\/pt\.po\?first/
/** What it imports right after: on its way early, yet after what the first paint waits for. */
const nextModules =
  /\/src\/start\/connect\.ts$|\/src\/features\/games\/lobby-resources\.ts$|\/locales\/pt\.po\?rest/

/** Preloads the home's own chunk and the default language, which the entry would ask for only when it runs, and what follows. */
export function preloadHome(): Plugin {
  return {
    name: 'arara:preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk' && !output.isEntry)
        const filesOf = (modules: RegExp) =>
          chunks.flatMap(chunk =>
            chunk.type === 'chunk' && modules.test(chunk.facadeModuleId ?? '')
              ? [chunk.fileName, ...chunk.imports]
              : [],
          )
        const first = new Set(filesOf(firstModules).filter(file => !html.includes(file)))
        const next = new Set(filesOf(nextModules).filter(file => !html.includes(file) && !first.has(file)))
        const tag = (file: string, priority?: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: {
            rel: 'modulepreload',
            crossorigin: true,
            href: `/${file}`,
            ...(priority && { fetchpriority: priority }),
          },
          injectTo: 'head',
        })
        return [...[...first].map(file => tag(file)), ...[...next].map(file => tag(file, 'low'))]
      },
    },
  }
}
