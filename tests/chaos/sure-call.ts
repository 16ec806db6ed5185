import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Chance } from './chance.ts'
import type { ChaosSite } from './chaos-site.ts'
import type { Kind, Notebook, Reported } from './notebook.ts'

export interface Caller {
  readonly id: string
  readonly bearer: string
}

interface Ask {
  readonly kind: Kind
  readonly caller: Caller
  readonly path: string
  readonly body: object
}

const anyJson = z.record(z.string(), z.unknown())
const outcomeReply = z.object({
  data: z.object({ state: z.string(), answer: z.nullable(anyJson) }),
})
/** So many lost answers, and some members give up waiting and ask what became of it. */
const patience = 4
const answerWithinMs = 10_000

/** Calls as a client should make them: under one key until it is answered, by whichever server is there. */
export function createSureCalls(site: ChaosSite, notebook: Notebook, chance: Chance) {
  const { counts, reported } = notebook
  const post = async (caller: Caller, path: string, body: object, key?: string) => {
    counts.requests += 1
    try {
      const response = await fetch(`${chance.one(site.servers).url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${caller.bearer}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerWithinMs),
      })
      return { status: response.status, answer: anyJson.parse(JSON.parse(await response.text())) }
    } catch (error) {
      const why = error instanceof Error ? wordOf(error) : 'unknown'
      lose(why)
      // Refused: it never left. Else lost, cut off or half an answer: it may have been done.
      return why === 'ECONNREFUSED' ? undefined : 'lost'
    }
  }
  const lose = (why: string) => {
    notebook.lost[why] = (notebook.lost[why] ?? 0) + 1
  }
  /** 5xx are no answers: nothing is kept of them. 500 itself is a fault of ours. */
  const isAnswer = (status: number) => status < 500
  const once = async ({ caller, path, body }: Ask, key: string) => {
    const reply = await post(caller, path, body, key)
    if (reply === undefined || reply === 'lost' || isAnswer(reply.status)) return reply
    if (reply.status === 500) notebook.complaints.push(`${path} answered 500`)
    lose(`${reply.status} ${reply.answer.error}`)
    return 'lost'
  }
  const settleDoubt = async (ask: Ask, key: string): Promise<Reported | undefined> => {
    counts.unknown += 1
    for (;;) {
      const reply = await post(ask.caller, `/api/calls/${key}/close`, {})
      if (reply === undefined || reply === 'lost' || reply.status !== 200) {
        await delay(chance.whole(50, 300))
        continue
      }
      const { state, answer } = outcomeReply.parse(reply.answer).data
      if (state === 'closed') {
        counts.unknownClosed += 1
        notebook.closed.push({ kind: ask.kind, callerId: ask.caller.id, key })
        return undefined
      }
      counts[state === 'done' ? 'unknownDone' : 'unknownRefused'] += 1
      return note(ask, key, Number(answer?.code), answer ?? {})
    }
  }
  const note = (ask: Ask, key: string, status: number, answer: Reported['answer']): Reported => {
    const line = {
      kind: ask.kind,
      callerId: ask.caller.id,
      key,
      path: ask.path,
      body: ask.body,
      status,
      answer,
    }
    reported.push(line)
    return line
  }
  /** Resolves with what the call came to; `undefined`: it was closed, and never happens. */
  const call = async (ask: Ask): Promise<Reported | undefined> => {
    const key = randomUUID()
    counts.calls += 1
    for (let lost = 0; ; ) {
      const reply = await once(ask, key)
      if (reply === undefined) {
        await delay(50) // Nobody was there: nothing left.
        continue
      }
      if (reply !== 'lost') return note(ask, key, reply.status, reply.answer)
      lost += 1
      if (lost > patience && ask.kind !== 'review' && chance.percent(40)) return settleDoubt(ask, key)
      counts.retries += 1
      await delay(chance.whole(20, 60 * lost))
    }
  }
  /** Whatever was answered is answered again, for ever. */
  const repeat = async ({ kind, callerId, key, path, body, status, answer }: Reported, bearer: string) => {
    const reply = await once({ kind, caller: { id: callerId, bearer }, path, body }, key)
    if (reply === undefined || reply === 'lost') return
    counts.repeated += 1
    if (reply.status === status && isDeepStrictEqual(withoutIds(reply.answer), withoutIds(answer))) return
    notebook.complaints.push(
      `${path} answered ${status} ${JSON.stringify(answer)}, and to its copy ${reply.status} ${JSON.stringify(reply.answer)}`,
    )
  }
  return { call, repeat, post }
}

export type SureCalls = ReturnType<typeof createSureCalls>

/** Each request has an id of its own, which failures name. */
const withoutIds = ({ request_id: _, ...answer }: Reported['answer']) => answer

/** The socket's own word where there is one. */
function wordOf(error: Error): string {
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
