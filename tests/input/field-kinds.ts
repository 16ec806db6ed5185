import * as z from 'zod/mini'
import { endpoints } from '../../contract/endpoints.ts'
import { asGiven, asIdentifier, asLine, asName, asSecret, asText } from '../../contract/text-kinds.ts'

/** What a walk of the contract finds at a string: the normaliser it goes through, `exact` for none. */
export type FieldKind = 'identifier' | 'name' | 'line' | 'text' | 'secret' | 'given' | 'exact'

export interface Field {
  /** `POST /api/auth/login2`. */
  readonly call: string
  /** `address.street`; parts of lists and choices without a number. */
  readonly path: string
  readonly kind: FieldKind
  /** The string, with what is made of it. */
  readonly schema: z.core.$ZodType
}

const kinds = new Map<unknown, FieldKind>([
  [asIdentifier, 'identifier'],
  [asName, 'name'],
  [asLine, 'line'],
  [asText, 'text'],
  [asSecret, 'secret'],
  [asGiven, 'given'],
])

const part = z.looseObject({ _zod: z.looseObject({ def: z.looseObject({ type: z.string() }) }) })
const defOf = (schema: unknown) => z.parse(part, schema)._zod.def
const check = z.object({ _zod: z.object({ def: z.object({ tx: z.optional(z.unknown()) }) }) })

function kindOf(def: Readonly<Record<string, unknown>>): FieldKind {
  const checks = z.parse(z.optional(z.array(z.unknown())), def.checks) ?? []
  for (const one of checks) {
    const read = check.safeParse(one)
    const kind = read.success ? kinds.get(read.data._zod.def.tx) : undefined
    if (kind !== undefined) return kind
  }
  return 'exact'
}

type Found = readonly [path: string, kind: FieldKind, schema: unknown]

/** Every string of a schema, wherever it stands in it. */
function stringsOf(schema: unknown, path: string, whole: unknown = schema): Found[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return [[path, kindOf(def), whole]]
    case 'object':
      return Object.entries(z.parse(z.record(z.string(), z.unknown()), def.shape)).flatMap(([name, inner]) =>
        stringsOf(inner, path === '' ? name : `${path}.${name}`),
      )
    case 'union':
      return z.parse(z.array(z.unknown()), def.options).flatMap(option => stringsOf(option, path))
    case 'array':
      return stringsOf(def.element, `${path}[]`)
    case 'pipe':
      return stringsOf(def.in, path, whole)
    case 'optional':
    case 'nullable':
    case 'default':
      return stringsOf(def.innerType, path)
    default:
      return []
  }
}

/** Every string that a caller of any endpoint may send, body and query. */
export function fieldsOfContract(): Field[] {
  return Object.values(endpoints).flatMap(({ method, path: address, body, query }) =>
    [...stringsOf(body, ''), ...stringsOf(query, '?')].map(([path, kind, schema]) => ({
      call: `${method} ${address}`,
      path,
      kind,
      schema: z.parse(z.custom<z.core.$ZodType>(), schema),
    })),
  )
}
