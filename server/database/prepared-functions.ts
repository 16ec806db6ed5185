import type pg from 'pg'

/** Calls of our SQL functions, e.g. `SELECT * FROM post_bet($1, …)`: few texts, sent thousands of times a second. */
const functionCall = /^SELECT \* FROM [a-z_]+\(/

/**
 * The pool, whose connections keep calls of SQL functions prepared: each is parsed once a connection instead of every
 * time. Only these: how a query over tables is best run depends on its values, and a kept plan would not see them.
 */
export function preparingFunctions(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>()
  const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `call_${names.size}`
    names.set(text, name)
    return name
  }
  const wrap = (client: pg.PoolClient): pg.PoolClient => {
    const known = wrapped.get(client)
    if (known !== undefined) return known
    const query = (text: unknown, values: unknown): unknown =>
      typeof text === 'string' && functionCall.test(text)
        ? Reflect.apply(client.query, client, [{ name: nameOf(text), text, values }])
        : Reflect.apply(client.query, client, [text, values])
    const made = overriding(client, { query })
    wrapped.set(client, made)
    return made
  }
  return overriding(pool, { connect: async () => wrap(await pool.connect()) })
}

/** The same object with some of its methods replaced; all others still run on the original. */
function overriding<Thing extends object>(
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
