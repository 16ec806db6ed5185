import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'

type Property = { key?: { name?: string }; value?: { type: string; value?: unknown } }
type ObjectPath = { node: { properties: Property[] } }
type ProgramPath = { traverse: (visitor: { ObjectExpression: (path: ObjectPath) => void }) => void }

/** The ids of the messages that catalogues of the source language hold. */
export async function readKnownIds(catalogues: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (const filename of catalogues) {
    const context = { locale: 'en', sourceLocale: 'en', filename }
    const catalogue = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), context)
    for (const [id, { obsolete }] of Object.entries(catalogue)) if (!obsolete) known.add(id)
  }
  return known
}

/**
 * Lingui's macros for a build. They leave the English sentence beside its id only where no catalogue holds it yet: a sentence
 * newer than the last extraction is then read in English, never as its id, and all others weigh nothing.
 */
export function wordsPreset(known: ReadonlySet<string>): ReturnType<typeof linguiTransformerBabelPreset> {
  const { preset, rolldown } = linguiTransformerBabelPreset({ descriptorFields: 'message' })
  const strip = () => ({
    name: 'arara:known-words',
    visitor: {
      Program: (program: ProgramPath) =>
        program.traverse({ ObjectExpression: ({ node }) => stripSentence(node, known) }),
    },
  })
  const macros = typeof preset === 'object' && 'plugins' in preset ? (preset.plugins ?? []) : []
  return { preset: { plugins: [...macros, strip] }, rolldown }
}

function stripSentence(node: ObjectPath['node'], known: ReadonlySet<string>): void {
  const id = textOf(node.properties, 'id')
  if (id === undefined || !known.has(id) || textOf(node.properties, 'message') === undefined) return
  node.properties = node.properties.filter(({ key }) => key?.name !== 'message' && key?.name !== 'context')
}

function textOf(properties: readonly Property[], name: string): string | undefined {
  const value = properties.find(({ key }) => key?.name === name)?.value
  return value?.type === 'StringLiteral' && typeof value.value === 'string' ? value.value : undefined
}
