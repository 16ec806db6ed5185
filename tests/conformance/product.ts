import { endpoints } from '../../contract/endpoints.ts'
import { demoMember, registerMember } from '../support/people/test-members.ts'
import type { TestApp } from '../support/test-app.ts'
import { type ProductValue, readValue } from './product-values.ts'
import { type Catalogue, readCatalogues } from './read-catalogues.ts'
import { type AppRoute, readRoutes } from './read-routes.ts'
import { readSchema, type SchemaShape } from './read-schema.ts'
import { readTitles } from './read-titles.ts'
import { readWords, type ServerWord } from './read-words.ts'
import type { Caller, Question } from './row.ts'

export interface CallShape {
  readonly access: string
  readonly roles: readonly string[]
  readonly isServed: boolean
  readonly query: SchemaShape
  readonly body: SchemaShape
  readonly reply: SchemaShape
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Everything that the rows are checked against, read off the product once. */
export interface Product {
  readonly routes: ReadonlyMap<string, AppRoute>
  readonly calls: ReadonlyMap<string, CallShape>
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly words: ReadonlyMap<string, ServerWord>
  readonly titles: ReadonlySet<string>
  readonly value: (of: ProductValue) => unknown
  /** Asks the running server, in English; the same question once. */
  readonly answer: (question: Question) => Promise<Answer>
}

/** Reads the product: the route tree, the contract, the catalogues, the words, the tests' titles and a running server. */
export async function readProduct(world: TestApp): Promise<Product> {
  return {
    routes: readRoutes(),
    calls: readCalls(),
    catalogues: readCatalogues(),
    words: await readWords(),
    titles: readTitles(),
    value: readValue,
    answer: await createAsker(world),
  }
}

function readCalls(): ReadonlyMap<string, CallShape> {
  return new Map(
    Object.values(endpoints).map(({ method, path, access, roles, state, query, body, reply }) => [
      `${method} ${path}`,
      {
        ...{ access, roles, isServed: state === 'served' },
        ...{ query: readSchema(query), body: readSchema(body), reply: readSchema(reply) },
      },
    ]),
  )
}

async function createAsker(world: TestApp): Promise<Product['answer']> {
  const [member, demo] = [await registerMember(world), await demoMember(world)]
  const headers: Readonly<Record<Caller, () => Readonly<Record<string, string>>>> = {
    guest: () => ({ 'idempotency-key': crypto.randomUUID() }),
    member: () => member.keyed(),
    demo: () => demo.keyed(),
  }
  const ask = async ({ call, as, query = '', send }: Question): Promise<Answer> => {
    const [method, path] = call.startsWith('GET ')
      ? (['GET', call.slice(4)] as const)
      : (['POST', call.slice(5)] as const)
    const answer = await world.app.inject({
      method,
      url: `${path}?${inEnglish(query)}`,
      headers: headers[as](),
      ...(method === 'POST' && { payload: send ?? {} }),
    })
    const body: unknown = answer.json()
    return { status: answer.statusCode, body }
  }
  const answers = new Map<string, Promise<Answer>>()
  return question => {
    const key = JSON.stringify(question)
    const answer = answers.get(key) ?? ask(question)
    answers.set(key, answer)
    return answer
  }
}

/** A question that names no language is asked in English. */
function inEnglish(query: string): URLSearchParams {
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', 'en')
  return search
}
