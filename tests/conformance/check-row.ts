import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Answer, Product } from './product.ts'
import type { Check, Expectation, Row } from './row.ts'
import type { Judged } from './table.ts'

type Of<Kind extends Check['kind']> = Extract<Check, { kind: Kind }>

/** Refusals that mean the server has no such call, or broke on it. */
const unserved: ReadonlySet<unknown> = new Set(['not_found', 'method_not_allowed', 'internal', 'not_built'])

/** Checks a row against the product; a row whose reading is not in the repository does not hold either. */
export async function judge(product: Product, row: Row): Promise<Judged> {
  const problems = [...(await problemsOf(product, row.check)), ...readingProblems(row.reading)]
  return { row, problems }
}

async function problemsOf(product: Product, check: Check): Promise<readonly string[]> {
  switch (check.kind) {
    case 'route':
      return routeProblems(product, check)
    case 'call':
      return callProblems(product, check)
    case 'served':
      return servedProblems(product, check)
    case 'answer':
      return answerProblems(product, check)
    case 'choices':
      return missing(product.calls.get(check.call)?.[check.part].choices.get(check.at) ?? [], check.has)
    case 'access':
      return accessProblems(product, check)
    case 'sentence':
      return sentenceProblems(product, check)
    case 'word':
      return wordProblems(product, check)
    case 'value':
      return differs(check.of, product.value(check.of), check.is)
    case 'test':
      return product.titles.has(check.title) ? [] : [`no test is titled “${check.title}”`]
    case 'unchecked':
      return []
  }
}

function routeProblems({ routes }: Product, { path }: Of<'route'>): readonly string[] {
  const route = routes.get(path)
  if (route === undefined) return [`no route ${path}`]
  return route.shows === 'nothing' ? [`the route ${path} shows nothing`] : []
}

function callProblems({ calls }: Product, { call, query = [], body = [], reply = [] }: Of<'call'>) {
  const shape = calls.get(call)
  if (shape === undefined) return [`the contract has no ${call}`]
  return [
    ...(shape.isServed ? [] : [`${call} is planned, not served`]),
    ...missing([...shape.query.fields], query, 'query '),
    ...missing([...shape.body.fields], body, 'body '),
    ...missing([...shape.reply.fields], reply, 'reply '),
  ]
}

async function servedProblems(product: Product, check: Of<'served'>): Promise<readonly string[]> {
  const { call, query, send } = check
  const isOpen = product.calls.get(call)?.access === 'anyone'
  const ask = { call, ...(query !== undefined && { query }), ...(send !== undefined && { send }) }
  const guest = await product.answer({ ...ask, as: 'guest' })
  const member = await product.answer({ ...ask, as: 'member' })
  return [
    ...envelopeProblems(guest, 'a guest'),
    ...envelopeProblems(member, 'a member'),
    ...(isOpen ? [] : differs('status for a guest', guest.status, 401)),
  ]
}

function envelopeProblems({ status, body }: Answer, caller: string) {
  const error = at(body, 'error')
  const isUnserved = status !== 200 && (typeof error !== 'string' || unserved.has(error))
  return [
    ...(isUnserved ? [`${status} ${error} for ${caller}`] : []),
    ...differs(`code for ${caller}`, at(body, 'code'), status),
    ...differs(`status for ${caller}`, at(body, 'status'), status === 200 ? 'success' : 'error'),
    ...(typeof at(body, 'message') === 'string' ? [] : [`no message for ${caller}`]),
  ]
}

async function answerProblems(product: Product, { ask, status, expect }: Of<'answer'>) {
  const answer = await product.answer(ask)
  return [
    ...differs('HTTP status', answer.status, status),
    ...expect.flatMap(one => expectationProblems(at(answer.body, one.at), one)),
  ]
}

function expectationProblems(found: unknown, expected: Expectation): readonly string[] {
  if ('is' in expected) return differs(expected.at, found, expected.is)
  if ('has' in expected) return missing(namesOf(found), expected.has, `${expected.at} `)
  const holds = typeof found === 'string' && found.includes(expected.contains)
  return holds ? [] : [`${expected.at} is ${JSON.stringify(found)}, without “${expected.contains}”`]
}

/** Words of a list, or fields of an object. */
const namesOf = (found: unknown): readonly string[] => {
  if (Array.isArray(found)) return found.map(String)
  return typeof found === 'object' && found !== null ? Object.keys(found) : []
}

function accessProblems({ calls }: Product, { call, access, roles }: Of<'access'>): readonly string[] {
  const shape = calls.get(call)
  if (shape === undefined) return [`the contract has no ${call}`]
  const wrongRoles = roles === undefined ? [] : differs('roles', shape.roles.toSorted(), roles.toSorted())
  return [...differs('access', shape.access, access), ...wrongRoles]
}

function sentenceProblems({ catalogues }: Product, { text, begins, pt }: Of<'sentence'>): readonly string[] {
  const english = [...(catalogues.get('en') ?? new Map<string, string>())]
  const entry = english.find(([message]) => (begins ? message.startsWith(text) : message === text))
  if (entry === undefined) return [`no message “${text}”`]
  const [message, shown] = entry
  const empty = [...catalogues]
    .filter(([, catalogue]) => !catalogue.get(message))
    .map(([language]) => language)
  return [
    ...(shown.startsWith(text) ? [] : [`English shows “${shown}”`]),
    ...empty.map(language => `no text in ${language}`),
    ...(pt === undefined ? [] : differs('Portuguese', catalogues.get('pt')?.get(message), pt)),
  ]
}

function wordProblems({ words }: Product, { word, status, text }: Of<'word'>): readonly string[] {
  const said = words.get(word)
  if (said === undefined) return [`the server has no word ${word}`]
  const silent = [...said.sentences].filter(([, sentence]) => sentence === '').map(([language]) => language)
  const english = said.sentences.get('en') ?? ''
  return [
    ...(status === undefined ? [] : differs('HTTP status', said.status, status)),
    ...(text === undefined || english.includes(text) ? [] : [`English says “${english}”, not “${text}”`]),
    ...silent.map(language => `no sentence in ${language}`),
  ]
}

/** The value at a path with dots. */
function at(body: unknown, path: string): unknown {
  let found = body
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.getOwnPropertyDescriptor(found, name)?.value
  }
  return found
}

const differs = (what: string, found: unknown, wanted: unknown): readonly string[] =>
  isDeepStrictEqual(found, wanted)
    ? []
    : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]

const missing = (found: readonly string[], wanted: readonly string[], what = '') =>
  wanted.filter(one => !found.includes(one)).map(one => `${what}${one} is missing`)

function readingProblems(reading: string | undefined): readonly string[] {
  if (reading === undefined) return []
  const [file = '', anchor] = reading.split('#')
  if (!existsSync(file)) return [`${file} does not exist`]
  const headings = readFileSync(file, 'utf8').match(/^#+ .*$/gm) ?? []
  const anchors = headings.map(heading =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  return anchor === undefined || anchors.includes(anchor) ? [] : [`${file} has no heading #${anchor}`]
}
