import * as z from 'zod/mini'
import type { Schema } from '../../contract/endpoint.ts'
import { refusal, success } from '../../contract/envelope.ts'
import { readRetryAfter } from '../../contract/retry-after.ts'
import type { CallResult } from './call-result.ts'
import { isForeign } from './is-foreign.ts'

/** The 401 words that speak of the session; the others (a wrong password, a wrong code) are plain refusals. */
const sessionWords = ['unauthenticated', 'session_expired', 'force_offline']
const passingStatuses = [401, 408, 425, 429]

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readRefusal(response: Response, json: unknown, now: number): CallResult<never> {
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), now)
  const parsed = z.safeParse(refusal, json)
  if (parsed.success) {
    const isSession = response.status === 401 && sessionWords.includes(parsed.data.error)
    return isSession
      ? { kind: 'unauthenticated', forceOffline: parsed.data.force_offline === true }
      : { kind: 'refused', refusal: parsed.data, retryAfterMs }
  }
  // A gateway spoke, not our server: nothing is known of the call, nor of the session.
  const mayPass = response.status >= 500 || passingStatuses.includes(response.status)
  return mayPass
    ? { kind: 'no-answer', cause: 'server', retryAfterMs }
    : { kind: 'unreadable', status: response.status }
}

/** Reads a response by the contract: the reply decoded, a typed refusal, or what else it was. */
export async function readReply<R extends Schema>(
  schema: R,
  response: Response,
  now: number,
): Promise<CallResult<z.output<R>>> {
  if (response.status === 304) return { kind: 'unchanged' }
  // Its page is not even read: nothing of it may pass for data.
  if (isForeign(response)) return { kind: 'no-answer', cause: 'foreign', retryAfterMs: undefined }
  const json = await readJson(response)
  if (!response.ok) return readRefusal(response, json, now)
  const envelope = z.safeParse(success, json)
  if (envelope.data?.answer_expired === true) return { kind: 'done-before' }
  const reply = z.safeParse(schema, json)
  if (!reply.success || !envelope.success) return { kind: 'unreadable', status: response.status }
  return { kind: 'answer', reply: reply.data, etag: response.headers.get('etag') ?? undefined }
}
