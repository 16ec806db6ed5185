import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What the first visit imports dynamically at once: asked for beside the entry, not after it. */
const firstModules = /\/src\/routes\/index\.tsx|\/locales\/pt\.po/

/** Preloads the home's own chunk and the default language, which the entry would ask for only when it runs. */
export function preloadHome(): Plugin {
  return {
    name: 'arara:preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>()
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || output.isEntry || !firstModules.test(output.facadeModuleId ?? ''))
            continue
          for (const file of [output.fileName, ...output.imports]) files.add(file)
        }
        const tags: HtmlTagDescriptor[] = [...files]
          .filter(file => !html.includes(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }))
        return tags
      },
    },
  }
}
