import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { homeModules } from './home-modules.ts'

const wordsFile = /^(.+\.po)\?(first|rest)$/
const compiledWords = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/s

function readMessages(code: string, file: string): Record<string, unknown> {
  const [, text] = compiledWords.exec(code) ?? []
  const messages: unknown = text === undefined ? undefined : JSON.parse(String(JSON.parse(text)))
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file} has no compiled messages`)
  return { ...messages }
}

/** The sources that name each message, by its id. */
async function readSources(file: string): Promise<Map<string, string[]>> {
  const context = { locale: 'en', sourceLocale: 'en', filename: file }
  const catalogue = await formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), context)
  return new Map(
    Object.entries(catalogue).map(([id, { origin }]) => [id, (origin ?? []).map(([path]) => path)]),
  )
}

/**
 * `locales/pt.po?first` is what the lobby says, `?rest` everything else: the lobby's weight does not grow with every page.
 * What the lobby says is found by the sources that a catalogue names beside each message.
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
    load: {
      filter: { id: wordsFile },
      async handler(id) {
        const [, file, part] = wordsFile.exec(id) ?? []
        if (file === undefined) return null
        // While the app is written nothing is weighed, and Vite's own server gives no plugin the code of another module.
        if (isServed) return { code: `export { messages } from ${JSON.stringify(file)}`, moduleType: 'js' }
        const [{ code }, sources] = await Promise.all([this.load({ id: file }), readSources(file)])
        for (const path of [...sources.values()].flat()) speaking.add(path)
        const isOfHome = (message: string) => sources.get(message)?.some(path => home.has(path)) ?? false
        const messages = Object.entries(readMessages(code ?? '', file))
        const chosen = messages.filter(([message]) => isOfHome(message) === (part === 'first'))
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
