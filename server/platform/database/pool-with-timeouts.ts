import type pg from 'pg'
import { type Ask, overriding, waitingClient } from './waiting-client.ts'

interface Options {
  /** How long an answer is waited for; longer in a transaction that set its own `statement_timeout`. */
  readonly answerWithinMs: number
  /** Called before a caller gets a connection; what it throws, the caller gets. */
  readonly onWanted?: (() => void) | undefined
}

/** Calls of our SQL functions, e.g. `SELECT * FROM post_bet($1, …)`: few texts, sent thousands of times a second. */
const functionCall = /^SELECT \* FROM [a-z_]+\(/

/**
 * The pool, whose connections are given up when they do not answer, and keep calls of SQL functions prepared: each is
 * parsed once a connection instead of every time. Only these: how a query over tables is best run depends on its
 * values, and a kept plan would not see them.
 */
export function createPoolWithTimeouts(pool: pg.Pool, { answerWithinMs, onWanted }: Options): pg.Pool {
  const names = new Map<string, string>()
  const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>()
  const prepare = ({ text, values }: Ask): Ask => {
    if (!functionCall.test(text)) return { text, values }
    const name = names.get(text) ?? `call_${names.size}`
    names.set(text, name)
    return { name, text, values }
  }
  const wrap = (client: pg.PoolClient): pg.PoolClient => {
    const made = wrapped.get(client) ?? waitingClient(client, { answerWithinMs, prepare })
    wrapped.set(client, made)
    return made
  }
  const connect = async () => {
    onWanted?.()
    return wrap(await pool.connect())
  }
  return overriding(pool, { connect })
}
