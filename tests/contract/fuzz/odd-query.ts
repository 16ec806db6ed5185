import { parse } from 'node:querystring'
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import { containsNul } from '../../../server/platform/http/requests/json-body.ts'
import { fieldNames, goodValue } from './good-value.ts'

type Pair = readonly [name: string, text: string]

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    '%',
    '%00',
    '%F0%28',
    '-1',
    '1e9',
    '99999999999999999999',
    'null',
    'x'.repeat(3_000),
    '..%2f',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeSafely),
)

/** A lone surrogate cannot be written in a URL. */
function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** What many calls read, and what nobody does. */
const anyName = fc.constantFrom(
  'lang',
  'limit',
  'cursor',
  'since',
  'from',
  'to',
  'kind',
  'state',
  'currency',
  'member_id',
  'site',
  'name',
  'lang[]',
  '__proto__',
  'constructor',
  '%00',
  'a%5Bb%5D',
  '',
)

/** A query of fields that the call knows, some of them odd, given twice or unknown. */
export function oddQuery(schema: Schema): fc.Arbitrary<string> {
  const ownName = fc.constantFrom('lang', ...fieldNames(schema))
  const good = goodValue(schema).map(pairsOf)
  const odd = fc.array(fc.tuple(fc.oneof({ weight: 2, arbitrary: ownName }, anyName), oddText), {
    maxLength: 4,
  })
  const twice = fc.tuple(ownName, oddText, oddText).map(([name, one, other]): Pair[] => [
    [name, one],
    [name, other],
  ])
  return fc
    .tuple(good, fc.oneof({ weight: 2, arbitrary: odd }, twice), fc.boolean())
    .map(([pairs, wrong, keepsBoth]) => {
      const named = new Set(wrong.map(([name]) => name))
      return write([...pairs.filter(([name]) => keepsBoth || !named.has(name)), ...wrong])
    })
}

/** Whether the contract refuses that query. What cannot be decoded is read in ways of its own: of that nothing is said. */
export function isMalformedQuery(schema: Schema, query: string): boolean {
  if (query === '' || !isDecodable(query)) return false
  const fields = { ...parse(query.slice(1)) }
  return containsNul(fields) || !z.safeParse(schema, fields).success
}

function pairsOf(fields: unknown): readonly Pair[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]): Pair => [name, encodeSafely(String(value))])
}

function write(pairs: readonly Pair[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}`
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
