import type pg from 'pg'

/** A statement as the driver takes it. */
export interface Ask {
  readonly text: string
  readonly values: unknown
  readonly name?: string
}

interface Options {
  readonly answerWithinMs: number
  readonly prepare: (ask: Ask) => Ask
}

const minuteMs = 60_000
/** What a transaction says that takes its time: it is waited for. */
const takesItsTime = /^SET LOCAL statement_timeout = '(\d+)min'/
const isOver = /^(commit|rollback)$/

/**
 * A connection whose answers are waited for so long and no longer. PostgreSQL's own `statement_timeout` says nothing
 * over a line that died without a word (a cable, a firewall that forgot it): the system would go on sending for a quarter
 * of an hour, and as many such connections as the pool has make a server that answers nobody. One that was given up is
 * never asked again, and is closed instead of going back to the pool: its answer may come after all.
 */
export function waitingClient(client: pg.PoolClient, { answerWithinMs, prepare }: Options): pg.PoolClient {
  const state = { isGivenUp: false, patienceMs: answerWithinMs }
  const query = async (text: unknown, values: unknown): Promise<unknown> => {
    if (typeof text !== 'string') return Reflect.apply(client.query, client, [text, values])
    if (state.isGivenUp) throw new Error('Connection terminated: it was given up')
    try {
      const ask = { ...prepare({ text, values }), query_timeout: state.patienceMs }
      const result: unknown = await Reflect.apply(client.query, client, [ask])
      state.patienceMs = patienceAfter(text, state.patienceMs)
      return result
    } catch (error) {
      if (isUnanswered(error)) state.isGivenUp = true
      throw error
    }
  }
  const patienceAfter = (text: string, before: number) => {
    const [, minutes] = takesItsTime.exec(text) ?? []
    if (minutes !== undefined) return Number(minutes) * minuteMs + answerWithinMs
    return isOver.test(text) ? answerWithinMs : before
  }
  const release = (error?: Error | boolean) => client.release(error || state.isGivenUp)
  return overriding(client, { query, release })
}

/** The driver's word for a statement that nobody answered. What it did is not known. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** The same object with some of its methods replaced; all others still run on the original. */
export function overriding<Thing extends object>(
  original: Thing,
  methods: Readonly<Record<string, unknown>>,
): Thing {
  return new Proxy(original, {
    get: (target, property) => {
      if (typeof property === 'string' && Object.hasOwn(methods, property)) return methods[property]
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
