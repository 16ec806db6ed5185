import type { Answer, CallShape, Product } from './product.ts'
import type { ServerWord } from './read-words.ts'
import type { Check } from './row.ts'

type Of<Kind extends Check['kind']> = Extract<Check, { kind: Kind }>

/** Products that differ from the real one in what a row demands: the row must hold against none of them. */
export function breachesOf(product: Product, check: Check): readonly Product[] {
  switch (check.kind) {
    case 'route':
      return [
        { ...product, routes: without(product.routes, check.path) },
        {
          ...product,
          routes: changed(product.routes, check.path, route => ({ ...route, shows: 'nothing' })),
        },
      ]
    case 'call':
      return callBreaches(product, check)
    case 'served':
      return unserved(product)
    case 'answer':
      return answerBreaches(product, check)
    case 'choices':
      return check.has.map(word => {
        const part = check.part
        return reshaped(product, check.call, shape => {
          const choices = changed(shape[part].choices, check.at, words => words.filter(one => one !== word))
          return { ...shape, [part]: { ...shape[part], choices } }
        })
      })
    case 'access':
      return accessBreaches(product, check)
    case 'sentence':
      return sentenceBreaches(product, check)
    case 'word':
      return wordBreaches(product, check)
    case 'value':
      return [{ ...product, value: () => 'another value' }]
    case 'test':
      return [{ ...product, titles: new Set([...product.titles].filter(title => title !== check.title)) }]
    case 'unchecked':
      return []
  }
}

function callBreaches(product: Product, { call, query = [], body = [], reply = [] }: Of<'call'>) {
  const lost = (part: 'query' | 'body' | 'reply', field: string) =>
    reshaped(product, call, shape => {
      const fields = new Set([...shape[part].fields].filter(one => one !== field))
      return { ...shape, [part]: { ...shape[part], fields } }
    })
  return [
    { ...product, calls: without(product.calls, call) },
    reshaped(product, call, shape => ({ ...shape, isServed: false })),
    ...query.map(field => lost('query', field)),
    ...body.map(field => lost('body', field)),
    ...reply.map(field => lost('reply', field)),
  ]
}

/** A server without the call, one that breaks on it, and one that answers no envelope. */
function unserved(product: Product): readonly Product[] {
  const broken: readonly Answer[] = [
    { status: 404, body: { status: 'error', code: 404, message: 'No such call.', error: 'not_found' } },
    { status: 500, body: { status: 'error', code: 500, message: 'Broken.', error: 'internal' } },
    { status: 200, body: 'text' },
  ]
  return broken.map(answer => ({ ...product, answer: async () => answer }))
}

/** The real answer under another status, and with another value at each expected place. */
function answerBreaches(product: Product, { expect }: Of<'answer'>): readonly Product[] {
  const edited = (edit: (answer: Answer) => Answer): Product => ({
    ...product,
    answer: async question => edit(await product.answer(question)),
  })
  return [
    edited(answer => ({ ...answer, status: 418 })),
    ...expect.map(({ at }) => edited(({ status, body }) => ({ status, body: withValue(body, at) }))),
  ]
}

/** The body with a planted value at a path with dots. */
function withValue(body: unknown, path: string): unknown {
  const planted = 'planted'
  if (path === '') return planted
  const [name = '', ...rest] = path.split('.')
  const fields = typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
  return { ...fields, [name]: withValue(fields[name], rest.join('.')) }
}

function accessBreaches(product: Product, { call, access, roles }: Of<'access'>): readonly Product[] {
  const other = access === 'anyone' ? 'member' : 'anyone'
  const closed = reshaped(product, call, shape => ({ ...shape, access: other }))
  if (roles === undefined) return [closed]
  return [closed, reshaped(product, call, shape => ({ ...shape, roles: [...shape.roles, 'support'] }))]
}

function sentenceBreaches(product: Product, { text, begins, pt }: Of<'sentence'>): readonly Product[] {
  const isMeant = (message: string) => (begins ? message.startsWith(text) : message === text)
  const edited = (language: string, edit: (shown: string) => string): Product => ({
    ...product,
    catalogues: changed(
      product.catalogues,
      language,
      catalogue =>
        new Map([...catalogue].map(([message, shown]) => [message, isMeant(message) ? edit(shown) : shown])),
    ),
  })
  const reworded = new Map(
    [...product.catalogues].map(([language, catalogue]) => [
      language,
      new Map(
        [...catalogue].map(([message, shown]) => [
          isMeant(message) ? `${message.slice(1)}.` : message,
          shown,
        ]),
      ),
    ]),
  )
  return [
    { ...product, catalogues: reworded },
    edited('en', shown => shown.slice(1)),
    edited('th', () => ''),
    ...(pt === undefined ? [] : [edited('pt', shown => `${shown}.`)]),
  ]
}

function wordBreaches(product: Product, { word, status, text }: Of<'word'>): readonly Product[] {
  const edited = (edit: (said: ServerWord) => ServerWord): Product => ({
    ...product,
    words: changed(product.words, word, edit),
  })
  const says = (language: string, sentence: string) =>
    edited(said => ({ ...said, sentences: changed(said.sentences, language, () => sentence) }))
  return [
    { ...product, words: without(product.words, word) },
    says('tr', ''),
    ...(status === undefined ? [] : [edited(said => ({ ...said, status: 418 }))]),
    ...(text === undefined ? [] : [says('en', 'Another sentence.')]),
  ]
}

const reshaped = (product: Product, call: string, edit: (shape: CallShape) => CallShape): Product => ({
  ...product,
  calls: changed(product.calls, call, edit),
})

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([one]) => one !== key))

const changed = <Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  edit: (value: Value) => Value,
): ReadonlyMap<string, Value> =>
  new Map([...map].map(([one, value]) => [one, one === key ? edit(value) : value]))
