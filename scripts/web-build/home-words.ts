import type { Plugin } from 'vite'
import { homeModules } from './home-modules.ts'
import { readPageVolumes, readSources, volumeOf } from './word-volumes.ts'

const wordsFile = /^(.+\.po)\?(\w+)$/
/** What each page says, for the app (src/build.d.ts). */
const pagesFile = 'virtual:page-volumes'
const compiledWords = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/s

function readMessages(code: string, file: string): Record<string, unknown> {
  const [, text] = compiledWords.exec(code) ?? []
  const messages: unknown = text === undefined ? undefined : JSON.parse(String(JSON.parse(text)))
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file} has no compiled messages`)
  return { ...messages }
}

/**
 * `locales/pt.po?first` is what the lobby says, `?money` and others what the pages of some rooms say (word-volumes.ts): the lobby's weight
 * does not grow with every page, and no page waits for the words of all others. Who says what is found by the sources that a catalogue names beside
 * each message.
 */
export function homeWords(root: string): Plugin {
  let home: ReadonlySet<string> = new Set()
  const speaking = new Set<string>()
  let isServed = false
  return {
    name: 'arara:home-words',
    configResolved({ command }) {
      isServed = command === 'serve'
    },
    buildStart() {
      home = homeModules(root)
    },
    resolveId: { filter: { id: /^virtual:page-volumes$/ }, handler: () => `\0${pagesFile}` },
    load: {
      filter: { id: [wordsFile, /^\0virtual:page-volumes$/] },
      async handler(id) {
        if (id.endsWith(pagesFile))
          return `export const pageVolumes = ${JSON.stringify(Object.fromEntries(await readPageVolumes(root)))}`
        const [, file, part] = wordsFile.exec(id) ?? []
        if (file === undefined) return null
        // While the app is written nothing is weighed, and Vite's own server gives no plugin the code of another module.
        if (isServed) return { code: `export { messages } from ${JSON.stringify(file)}`, moduleType: 'js' }
        const [{ code }, sources] = await Promise.all([this.load({ id: file }), readSources(file)])
        for (const path of [...sources.values()].flat()) speaking.add(path)
        const messages = Object.entries(readMessages(code ?? '', file))
        const chosen = messages.filter(([message]) => volumeOf(sources.get(message) ?? [], home) === part)
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(chosen)))
        return { code: `export const messages = JSON.parse(${text})`, moduleType: 'js' }
      },
    },
    generateBundle(_options, bundle) {
      const missed = Object.values(bundle)
        .flatMap(output => (output.type === 'chunk' && output.name === 'home' ? output.moduleIds : []))
        .map(id => id.replace(`${root}/`, ''))
        .filter(id => speaking.has(id) && !home.has(id))
      if (missed.length > 0)
        this.error(`Before the first paint, but its words come after it: ${missed.join(', ')}`)
    },
  }
}
