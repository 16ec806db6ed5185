import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What the first visit imports dynamically at once: asked for beside the entry, not after it. */
const firstModules = /\/locales\/pt\.po\?first/
/** What it imports right after: on its way early, yet after what the first paint waits for. */
const nextModules = /\/locales\/pt\.po\?rest/
/** One of home-chunks.ts. */
const nextGroup = 'network'

/** Preloads the default language, which the entry would ask for only when it runs, and what follows. */
export function preloadHome(): Plugin {
  return {
    name: 'arara:preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap(output => (output.type === 'chunk' ? [output] : []))
        const filesOf = (modules: RegExp, group?: string) =>
          chunks
            .filter(({ name, facadeModuleId }) => name === group || modules.test(facadeModuleId ?? ''))
            .flatMap(({ fileName, imports }) => [fileName, ...imports])
            .filter(file => !html.includes(file))
        const first = new Set(filesOf(firstModules))
        const next = new Set(filesOf(nextModules, nextGroup).filter(file => !first.has(file)))
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
