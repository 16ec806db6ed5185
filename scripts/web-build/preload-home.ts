import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What the first visit imports dynamically at once: asked for beside the entry, not after it. */
const firstModules = /\/locales\/pt\.po\?first/
/** The words of all other pages, which wait for them; the lobby does without until its first pictures are here. */
const otherWords = /\/locales\/pt\.po\?rest/
/** One of home-chunks.ts. What follows right after: on its way early, yet after what the first paint waits for. */
const nextGroup = 'network'

/** Asks for a file beside the code on every page but the lobby: one HTML is served for all of them. A page that paints games before it runs (index.html) wants their pictures first. */
const preloadElsewhere = (file: string) =>
  `if (location.pathname !== '/') document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/${file}', fetchPriority: document.documentElement.dataset.first ? 'low' : 'auto' }))`

/** Preloads the default language, which the entry would ask for only when it runs, and what follows. */
export function preloadHome(): Plugin {
  return {
    name: 'arara:preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap(output => (output.type === 'chunk' ? [output] : []))
        const filesOf = (isWanted: (chunk: { name: string; facadeModuleId: string | null }) => boolean) =>
          chunks
            .filter(isWanted)
            .flatMap(({ fileName, imports }) => [fileName, ...imports])
            .filter(file => !html.includes(file))
        const speaks = (words: RegExp) => filesOf(({ facadeModuleId }) => words.test(facadeModuleId ?? ''))
        const first = new Set(speaks(firstModules))
        const next = new Set(filesOf(({ name }) => name === nextGroup).filter(file => !first.has(file)))
        const elsewhere = speaks(otherWords).filter(file => !first.has(file) && !next.has(file))
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
        return [
          ...[...first].map(file => tag(file)),
          ...[...next].map(file => tag(file, 'low')),
          { tag: 'script', children: elsewhere.map(preloadElsewhere).join('\n'), injectTo: 'head' },
        ]
      },
    },
  }
}
