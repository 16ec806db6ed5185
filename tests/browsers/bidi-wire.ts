import * as z from 'zod/mini'

const message = z.object({
  id: z.optional(z.nullable(z.number())),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  result: z.optional(z.unknown()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
})

export interface BidiWire {
  readonly send: (method: string, params: object) => Promise<unknown>
  readonly close: () => void
}

/** WebDriver BiDi over its socket: commands with their answers, and what happens in between (https://w3c.github.io/webdriver-bidi). */
export async function openBidiWire(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiWire> {
  const socket = new WebSocket(url)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`nobody listens at ${url}`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...answer } = z.parse(message, JSON.parse(String(data)))
    if (method !== undefined) return onEvent(method, params)
    const asked = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (answer.error === undefined) return asked?.resolve(answer.result)
    asked?.reject(new Error(`${answer.error}: ${answer.message}`))
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('the browser ended'))
  })
  let ids = 0
  return {
    send: (method, params) => {
      const id = ++ids
      const asked = Promise.withResolvers<unknown>()
      waiting.set(id, asked)
      socket.send(JSON.stringify({ id, method, params }))
      return asked.promise
    },
    close: () => socket.close(),
  }
}
