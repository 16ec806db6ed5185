import { untilAborted } from '../start/until-aborted.ts'

type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/**
 * Answers that a first visit asked for while the app's code was on its way (the script in index.html). Each is taken once, by
 * the first request for the same address of this origin, which waits for it as long as its own signal lets it; everything else, and
 * what failed, is really fetched.
 */
export function withEarlyAnswers(fetch: Fetch, origin: string): Fetch {
  return async (input, init) => (await takeEarly(input, init, origin)) ?? fetch(input, init)
}

async function takeEarly(
  input: Request | URL | string,
  init: RequestInit | undefined,
  origin: string,
): Promise<Response | undefined> {
  const early: unknown = Reflect.get(globalThis, 'earlyAnswers')
  if (!(early instanceof Map) || early.size === 0) return undefined
  const isRequest = input instanceof Request
  if (isRequest && (input.method !== 'GET' || input.headers.has('if-none-match'))) return undefined
  const { origin: asked, pathname, search } = new URL(isRequest ? input.url : input, origin)
  if (asked !== origin) return undefined
  const answering: unknown = early.get(pathname + search)
  // Before it has come: one that never comes is waited for by nobody after this.
  early.delete(pathname + search)
  const signal = init?.signal ?? (isRequest ? input.signal : undefined)
  const answer = await untilAborted(Promise.resolve(answering), signal)
  return answer instanceof Response && answer.ok ? answer : undefined
}
