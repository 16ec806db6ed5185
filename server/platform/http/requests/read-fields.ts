import * as z from 'zod/mini'
import type { Schema } from '../../../../contract/endpoint.ts'
import { type FieldWord, fieldWords } from '../../../../contract/refusals.ts'
import { type Refused, refuseFields } from '../answers/refuse.ts'

const knownWords: ReadonlySet<string> = new Set(fieldWords)
const isFieldWord = (text: string): text is FieldWord => knownWords.has(text)

/** A body may name thousands of unknown fields: the answer to it stays small. */
const mostFieldsNamed = 20
const longestFieldNamed = 80

/** Parses what came from outside by its schema; what does not fit is refused field by field, in stable words. */
export function readFields<S extends Schema>(schema: S, value: unknown): z.output<S> | Refused {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const words = new Map<string, FieldWord[]>()
  for (const issue of parsed.error.issues) {
    for (const [field, word] of fieldsOf(issue, value)) {
      if (words.size >= mostFieldsNamed && !words.has(field)) continue
      const known = words.get(field) ?? []
      words.set(field, known.includes(word) ? known : [...known, word])
    }
  }
  return refuseFields(Object.fromEntries(words))
}

function fieldsOf(issue: z.core.$ZodIssue, value: unknown): ReadonlyArray<readonly [string, FieldWord]> {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostFieldsNamed).map(key => [nameOf([...path, key]), 'unknown_field'])
  }
  return [[nameOf(path), wordOf(issue, value)]]
}

function nameOf(path: readonly string[]): string {
  return path.length === 0 ? 'body' : path.join('.').slice(0, longestFieldNamed)
}

function wordOf(issue: z.core.$ZodIssue, value: unknown): FieldWord {
  if (isAbsent(issue.path, value)) return 'required'
  if (isFieldWord(issue.message))
    return issue.message === 'required' && issue.code === 'invalid_type' ? 'invalid' : issue.message
  if (issue.code === 'too_small' && issue.origin === 'string') return 'too_short'
  return issue.code === 'too_big' && issue.origin === 'string' ? 'too_long' : 'invalid'
}

/** Left out is another mistake than filled in wrongly. */
function isAbsent(path: readonly PropertyKey[], value: unknown): boolean {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return true
    at = Object.getOwnPropertyDescriptor(at, key)?.value
  }
  return path.length > 0 && (at === undefined || at === null || at === '')
}
