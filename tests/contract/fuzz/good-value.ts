import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'

/** What the contract's texts and numbers may look like; each field takes those that its schema lets through. */
const candidates: readonly unknown[] = [
  '0198c0de-0000-7000-8000-000000000001',
  '482913',
  '00000',
  '0',
  '10.00',
  '50.00',
  'pix',
  'cpf',
  '52998224725',
  '11222333000181',
  '+5511987654321',
  'ana@example.com',
  'Maria da Silva',
  'maria_silva',
  '1990-01-31',
  '2026-11-20',
  '2026-11-20T10:00:00Z',
  'dados-da-arara',
  'uma senha boa',
  'a-token-of-twenty-characters-or-more',
  'documents needed',
  '00000000',
  '0001',
  '123456-7',
  '/dice',
  'x',
  '',
  true,
  false,
  0,
  1,
  20,
  { action: 'reveal', cell: 1 },
]

const fits = (schema: Schema) => (value: unknown) => z.safeParse(schema, value).success

/** Wire values that the schema accepts, as far as they can be found. */
export function goodValue(schema: Schema): fc.Arbitrary<unknown> {
  const def = definitionOf(schema)
  switch (def?.type) {
    case 'object':
      return goodObject(def.shape)
    case 'optional':
    case 'nullable':
    case 'default':
      return goodValue(def.innerType)
    case 'pipe':
      return goodValue(def.in)
    case 'array':
      return fc.array(goodValue(def.element), { maxLength: 3 })
    case 'union':
      return fc.oneof(...def.options.map(goodValue))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    default: {
      const known = candidates.filter(fits(schema))
      return known.length > 0 ? fc.constantFrom(...known) : fc.constantFrom(...candidates)
    }
  }
}

/** The names of an object's fields, as the wire knows them. */
export function fieldNames(schema: Schema): readonly string[] {
  const def = definitionOf(schema)
  switch (def?.type) {
    case 'object':
      return Object.keys(def.shape)
    case 'pipe':
      return fieldNames(def.in)
    default:
      return []
  }
}

function goodObject(shape: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const isOptional = (schema: Schema) => z.safeParse(schema, undefined).success
  const names = Object.keys(shape).filter(name => name !== 'member_id')
  const fields = names.map(name => {
    const schema = shape[name]
    return [name, schema === undefined ? fc.constant(undefined) : goodValue(schema)] as const
  })
  const requiredKeys = names.filter(name => {
    const schema = shape[name]
    return schema !== undefined && !isOptional(schema)
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

type Definition =
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, Schema>> }
  | { readonly type: 'optional' | 'nullable' | 'default'; readonly innerType: Schema }
  | { readonly type: 'pipe'; readonly in: Schema }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'union'; readonly options: readonly Schema[] }
  | { readonly type: 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, unknown>> }

const schemaShape = z.custom<Schema>(value => typeof value === 'object' && value !== null && '_zod' in value)
const definition = z.union([
  z.object({ type: z.literal('object'), shape: z.record(z.string(), schemaShape) }),
  z.object({ type: z.enum(['optional', 'nullable', 'default']), innerType: schemaShape }),
  z.object({ type: z.literal('pipe'), in: schemaShape }),
  z.object({ type: z.literal('array'), element: schemaShape }),
  z.object({ type: z.literal('union'), options: z.array(schemaShape) }),
  z.object({ type: z.literal('literal'), values: z.array(z.unknown()) }),
  z.object({ type: z.literal('enum'), entries: z.record(z.string(), z.unknown()) }),
])

function definitionOf(schema: Schema): Definition | undefined {
  const parsed = z.safeParse(definition, schema._zod.def)
  return parsed.success ? parsed.data : undefined
}
