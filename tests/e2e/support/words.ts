import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'

type Words = (id: string, values?: Record<string, unknown>) => string

/**
 * What stands on the screen for the message `id`, by the catalogue the app was built with. A message that the product
 * does not have any more is a mistake of the test, so it throws.
 */
export function wordsOf(path: string): Words {
  const catalogue = readCatalogue(readFileSync(path, 'utf8'))
  const i18n = setupI18n({ locale: 'pt', messages: { pt: catalogue } })
  return (id, values = {}) => {
    if (!(id in catalogue)) throw new Error(`No such message in ${path}: ${id}`)
    return i18n._(id, values).replace(/<\/?\d+\/?>/g, '')
  }
}

/** The words the members of the tests read: Portuguese, the product's default. */
export const word = wordsOf('locales/pt.po')

/** What only `/test` and `/test12` say. */
export const testersWord = wordsOf('locales/testers/pt.po')

/** The same with anything in place of its values. */
export function wordLike(id: string): RegExp {
  const names = [...id.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const filled = word(id, Object.fromEntries(names.map(name => [name, '\u0000'])))
  return new RegExp(filled.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\u0000', '.+?'))
}

/** `msgid` to `msgstr`, the `msgid` itself where nobody has translated it yet: as the product falls back. */
function readCatalogue(text: string): Record<string, string> {
  const entries = [...text.matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)].map(([, id, translation]) => {
    const [source, target] = [readQuoted(id), readQuoted(translation)]
    return [source, target === '' ? source : target] as const
  })
  return Object.fromEntries(entries)
}

function readQuoted(quoted = '""'): string {
  return String(JSON.parse(quoted))
}
