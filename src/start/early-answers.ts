type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/**
 * Answers that a first visit asked for while the app's code was on its way (the script in index.html). Each is taken once, by
 * the first request for the same address of this origin; everything else, and what failed, is really fetched.
 */
export function withEarlyAnswers(fetch: Fetch, origin: string): Fetch {
  return async (input, init) => (await takeEarly(input, origin)) ?? fetch(input, init)
}

async function takeEarly(input: Request | URL | string, origin: string): Promise<Response | undefined> {
  const early: unknown = Reflect.get(globalThis, 'earlyAnswers')
  if (!(early instanceof Map) || early.size === 0) return undefined
  const isRequest = input instanceof Request
  if (isRequest && (input.method !== 'GET' || input.headers.has('if-none-match'))) return undefined
  const { origin: asked, pathname, search } = new URL(isRequest ? input.url : input, origin)
  if (asked !== origin) return undefined
  const answer: unknown = await early.get(pathname + search)
  early.delete(pathname + search)
  return answer instanceof Response && answer.ok ? answer : undefined
}
