import { isForeign } from './is-foreign.ts'

/** One server-sent event; `id` is what `Last-Event-ID` resumes after. */
export interface StreamEvent {
  readonly id: string
  readonly type: string
  readonly data: string
}

interface Fields {
  type: string
  data: string[]
}

/**
 * Turns chunks of text into server-sent events (WHATWG HTML, section 9.2.6): any of the three line ends, also split
 * between two chunks; comments and unknown fields are dropped. `retry` is reported in milliseconds.
 * Each new id is reported after its event, or alone: then it only says how far the stream was read.
 */
export function createEventParser(
  onEvent: (event: StreamEvent) => void,
  onRetry: (waitMs: number) => void,
  onId: (id: string) => void,
) {
  let rest = ''
  let lastId = ''
  let givenId = ''
  let fields: Fields = { type: '', data: [] }

  const dispatch = () => {
    if (fields.data.length > 0) {
      onEvent({ id: lastId, type: fields.type || 'message', data: fields.data.join('\n') })
    }
    fields = { type: '', data: [] }
    if (lastId === givenId) return
    givenId = lastId
    onId(lastId)
  }
  const readLine = (line: string) => {
    if (line === '') return dispatch()
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') fields.data.push(value)
    if (name === 'event') fields.type = value
    if (name === 'id' && !value.includes('\0')) lastId = value
    if (name === 'retry' && /^\d+$/.test(value)) onRetry(Number(value))
  }
  return (chunk: string) => {
    rest += chunk
    // A carriage return at the very end may be the first half of CRLF: it waits for the next chunk.
    const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest
    const lines = complete.split(/\r\n|\r|\n/)
    const tail = lines.pop() ?? ''
    rest = complete === rest ? tail : `${tail}\r`
    for (const line of lines) readLine(line)
  }
}

export interface EventStreamRequest {
  readonly url: string
  readonly token: string
  readonly lastEventId: string
  readonly signal: AbortSignal
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly onOpen: () => void
  /** Any bytes came, a comment that only keeps the connection warm among them. */
  readonly onSign: () => void
  readonly onEvent: (event: StreamEvent) => void
  readonly onRetry: (waitMs: number) => void
  readonly onId: (id: string) => void
}

/** `refused`: the server said no (401 among them) and asking again at once is of no use. `ended`: connect again. */
export type StreamEnd = { kind: 'ended' } | { kind: 'refused'; status: number }

/** Reads one event stream until it ends. EventSource cannot send a bearer header, hence fetch. */
export async function readEventStream(request: EventStreamRequest): Promise<StreamEnd> {
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${request.token}` })
  if (request.lastEventId !== '') headers.set('last-event-id', request.lastEventId)
  try {
    const response = await request.fetch(request.url, {
      headers,
      signal: request.signal,
      cache: 'no-store',
      redirect: 'manual',
      credentials: 'include',
    })
    // A portal's page is no stream: it would be read as one that says nothing.
    if (isForeign(response)) return { kind: 'ended' }
    if (!response.ok || !response.body) return { kind: 'refused', status: response.status }
    request.onOpen()
    const parse = createEventParser(request.onEvent, request.onRetry, request.onId)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { kind: 'ended' }
      request.onSign()
      parse(value)
    }
  } catch {
    return { kind: 'ended' }
  }
}
