import { readdirSync, readFileSync } from 'node:fs'

/** English message to translation. */
export type Catalogue = ReadonlyMap<string, string>

/** The app's catalogues in `locales/`, by language. */
export function readCatalogues(): ReadonlyMap<string, Catalogue> {
  const names = readdirSync('locales').filter(name => name.endsWith('.po'))
  return new Map(names.map(name => [name.slice(0, -3), readPo(readFileSync(`locales/${name}`, 'utf8'))]))
}

function readPo(text: string): Catalogue {
  const entries = text.split('\n\n').map(entry => [partOf(entry, 'msgid'), partOf(entry, 'msgstr')] as const)
  return new Map(entries.filter(([message]) => message !== ''))
}

/** A text of an entry, over all of its lines. */
function partOf(entry: string, part: 'msgid' | 'msgstr'): string {
  const [, quoted = ''] = new RegExp(`^${part} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? []
  return [...quoted.matchAll(/^"(.*)"$/gm)].map(([, line = '']) => unescaped(line)).join('')
}

const unescaped = (line: string) => line.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
