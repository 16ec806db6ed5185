import type { Plugin } from 'vite'

/** What the first visit imports dynamically at once: asked for beside the entry, not after it. */
const firstModules = /\/locales\/pt\.po\?first/

/** Preloads the default language, which the entry would ask for only when it runs. */
export function preloadHome(): Plugin {
  return {
    name: 'arara:preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const first = Object.values(bundle).flatMap(output =>
          output.type === 'chunk' && firstModules.test(output.facadeModuleId ?? '')
            ? [output.fileName, ...output.imports]
            : [],
        )
        return [...new Set(first)]
          .filter(file => !html.includes(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }))
      },
    },
  }
}
