import type { Schema } from '../../contract/endpoint.ts'

export interface SchemaShape {
  /** Every field as a path with dots; lists, unions and optional fields are looked through. */
  readonly fields: ReadonlySet<string>
  /** The words that a field takes, of enums and literals. */
  readonly choices: ReadonlyMap<string, readonly string[]>
}

const property = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined

const entriesOf = (from: unknown): ReadonlyArray<readonly [string, unknown]> =>
  typeof from === 'object' && from !== null ? Object.entries(from) : []

const listOf = (from: unknown): readonly unknown[] => (Array.isArray(from) ? from : [])

/** Schemas that a schema stands for, by the names under which its definition holds them. */
const inner = ['innerType', 'element', 'in', 'left', 'right']

const deepest = 10

/** Reads the field names and the enumerated words of a schema. */
export function readSchema(schema: Schema): SchemaShape {
  const fields = new Set<string>()
  const choices = new Map<string, readonly string[]>()
  const add = (at: string, words: readonly unknown[]) =>
    choices.set(at, [...(choices.get(at) ?? []), ...words.map(String)])

  const visit = (one: unknown, at: string, depth: number): void => {
    const definition = property(property(one, '_zod'), 'def')
    if (definition === undefined || depth > deepest) return
    for (const [name, field] of entriesOf(property(definition, 'shape'))) {
      const path = at === '' ? name : `${at}.${name}`
      fields.add(path)
      visit(field, path, depth + 1)
    }
    const words = [
      ...entriesOf(property(definition, 'entries')).map(([, word]) => word),
      ...listOf(property(definition, 'values')),
    ]
    if (words.length > 0) add(at, words)
    for (const option of listOf(property(definition, 'options'))) visit(option, at, depth + 1)
    for (const name of inner) visit(property(definition, name), at, depth + 1)
  }

  visit(schema, '', 0)
  return { fields, choices }
}
