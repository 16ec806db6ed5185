import type { Plugin } from 'vite'
import { homeModules } from './home-modules.ts'
import { readPageVolumes, readSources, volumeOf } from './i18n-chunks.ts'

const wordsFile = /^(.+\.po)\?(\w+)$/
/** What each page says, for the app (src/app/build.d.ts). */
const pagesFile = /^\0?virtual:page-volumes$/
const compiledWords = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/s

function readMessages(code: string, file: string): Record<string, unknown> {
  const [, text] = compiledWords.exec(code) ?? []
  const messages: unknown = text === undefined ? undefined : JSON.parse(String(JSON.parse(text)))
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file} has no compiled messages`)
  return { ...messages }
}

/**
 * `locales/pt.po?first` is what the lobby says, `?money` and others what the pages of some rooms say (i18n-chunks.ts): the lobby's weight
 * does not grow with every page, and no page waits for the words of all others. Who says what is found by the sources that a catalogue names beside
 * each message.
 */
export function homeWords(root: string): Plugin {
  let home: ReadonlySet<string> = new Set()
  const speaking = new Set<string>()
  /** Each catalogue is asked for once a volume, and read once a build. */
  const sourcesOf = new Map<string, ReturnType<typeof readSources>>()
  let isServed = false
  return {
    name: 'arara:home-words',
    configResolved({ command }) {
      isServed = command === 'serve'
    },
    buildStart() {
      home = homeModules(root)
      sourcesOf.clear()
    },
    resolveId: { filter: { id: pagesFile }, handler: id => `\0${id}` },
    load: {
      filter: { id: [wordsFile, pagesFile] },
      async handler(id) {
        if (pagesFile.test(id))
          return `export const pageVolumes = ${JSON.stringify(Object.fromEntries(await readPageVolumes(root)))}`
        const [, file, part] = wordsFile.exec(id) ?? []
        if (file === undefined) return null
        // While the app is written nothing is weighed, and Vite's own server gives no plugin the code of another module.
        if (isServed) return { code: `export { messages } from ${JSON.stringify(file)}`, moduleType: 'js' }
        const reading = sourcesOf.get(file) ?? readSources(file)
        sourcesOf.set(file, reading)
        const [{ code }, sources] = await Promise.all([this.load({ id: file }), reading])
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
