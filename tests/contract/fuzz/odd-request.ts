import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { goodValue } from './good-value.ts'
import { isMalformedQuery, oddQuery } from './odd-query.ts'
import { oddHeaders, oddValue } from './odd-values.ts'

export interface OddRequest {
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | undefined
  readonly contentType: string
  /** The contract refuses it: it may change nothing, whatever else is true. */
  readonly isMalformed: boolean
}

type Fields = Readonly<Record<string, unknown>>
interface Body {
  readonly payload: Buffer
  readonly contentType: string
  readonly isMalformed: boolean
}

const json = 'application/json'
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A request of that call which is wrong somewhere, or only odd. */
export function oddRequest(endpoint: Endpoint): fc.Arbitrary<OddRequest> {
  const key = fc.oneof(fc.constantFrom('some-key-1234', 'x', '%00', '..', 'k'.repeat(190)), fc.uuid())
  const isRead = endpoint.method === 'GET'
  const query = isRead ? oddQuery(endpoint.query) : mostly(oddQuery(endpoint.query), '')
  const body = isRead ? fc.constant(undefined) : oddBody(endpoint)
  return fc.record({ key, query, headers: mostly(oddHeaders, {}), body }).map(one => ({
    path: endpoint.path.replace(/:\w+/, one.key),
    query: one.query,
    headers: one.headers,
    payload: one.body?.payload,
    contentType: one.body?.contentType ?? json,
    isMalformed: one.body?.isMalformed === true || isMalformedQuery(endpoint.query, one.query),
  }))
}

const mostly = <Value>(odd: fc.Arbitrary<Value>, usual: Value) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })

function oddBody(endpoint: Endpoint): fc.Arbitrary<Body> {
  const good = goodValue(endpoint.body).map(value => (isFields(value) ? value : {}))
  const wrongFields = good.chain(fields => changed(fields))
  const isMalformed = (value: unknown) => !z.safeParse(endpoint.body, withoutNobody(value)).success
  const asJson = wrongFields.map(
    (value): Body => ({
      payload: Buffer.from(JSON.stringify(value)),
      contentType: json,
      // As it arrives: what JSON left out is not there.
      isMalformed: isMalformed(JSON.parse(JSON.stringify(value))),
    }),
  )
  return fc.oneof(
    { weight: 6, arbitrary: asJson },
    { weight: 1, arbitrary: good.chain(broken) },
    { weight: 1, arbitrary: good.chain(wrongType) },
  )
}

/** A `member_id` of null names nobody, and is dropped before the body is read. */
function withoutNobody(value: unknown): unknown {
  if (!isFields(value) || value.member_id !== null) return value
  const { member_id: _, ...rest } = value
  return rest
}

/** One or two fields of a good body made odd, left out or added; or no object at all. */
function changed(fields: Fields): fc.Arbitrary<unknown> {
  const names = Object.keys(fields)
  const someName = names.length > 0 ? fc.constantFrom(...names) : fc.constant('no_such_field')
  const replaced = fc.tuple(someName, oddValue).map(([name, value]) => ({ ...fields, [name]: value }))
  const without = someName.map(name =>
    Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name)),
  )
  const added = fc
    .tuple(
      fc.oneof(fc.constantFrom('no_such_field', 'constructor', 'id', 'member_id', 'status'), fc.string()),
      oddValue,
    )
    .map(([name, value]) => ({ ...fields, [name]: value }))
  const everything = fc.dictionary(someName, oddValue, { maxKeys: 6 }).map(odd => ({ ...fields, ...odd }))
  return fc.oneof(
    { weight: 6, arbitrary: replaced },
    { weight: 1, arbitrary: without },
    { weight: 2, arbitrary: added },
    { weight: 2, arbitrary: everything },
    { weight: 1, arbitrary: oddValue },
    { weight: 1, arbitrary: fc.constant(fields) },
  )
}

/** Bytes that are no JSON, or not in UTF-8, or JSON that means two things. */
function broken(fields: Fields): fc.Arbitrary<Body> {
  const text = JSON.stringify(fields)
  const of = (payload: Buffer, isMalformed = true): Body => ({ payload, contentType: json, isMalformed })
  const cut = fc
    .nat({ max: Math.max(1, text.length - 1) })
    .map(at => of(Buffer.from(text.slice(0, at)), at > 0))
  return fc.oneof(
    cut,
    fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      .map(bytes => Buffer.from([0x7b, ...bytes]))
      // One in some hundreds is `{}` after all.
      .filter(payload => !isJson(payload))
      .map(payload => of(payload)),
    fc.constantFrom(
      of(Buffer.from(`${text}}`)),
      of(Buffer.from(`{"a":NaN}`)),
      of(Buffer.from(`{"a":"\xff"}`, 'latin1')),
      of(Buffer.from(text, 'utf16le'), text.length > 0),
      of(Buffer.from(`\ufeff${text}`), false),
      of(Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)),
      of(Buffer.from(`{"a":"${'x'.repeat(70_000)}"}`)),
      of(Buffer.from(`{"__proto__":{"a":1},${text.slice(1)}`), false),
      of(Buffer.from(`{"member_id":"a","member_id":"b",${text.slice(1)}`), false),
    ),
  )
}

function isJson(payload: Buffer): boolean {
  try {
    JSON.parse(payload.toString())
    return true
  } catch {
    return false
  }
}

function wrongType(fields: Fields): fc.Arbitrary<Body> {
  const payload = Buffer.from(JSON.stringify(fields))
  const types = [
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ]
  const stranger = [
    'application/json; charset=utf-16',
    'application/json;;;',
    'APPLICATION/JSON',
    '',
    'a/b/c',
    '*/*',
  ]
  return fc.oneof(
    fc.constantFrom(...types).map(contentType => ({ payload, contentType, isMalformed: true })),
    fc.constantFrom(...stranger).map(contentType => ({ payload, contentType, isMalformed: false })),
  )
}
