import * as z from 'zod/mini'
import { endpoints } from '../../../contract/endpoints.ts'
import { refusalsPt } from '../../../locales/refusals.pt.ts'

/** A request that a form sent. */
export interface SentCall {
  readonly path: string
  readonly body: unknown
}

export interface RefusedWrites {
  readonly sent: readonly SentCall[]
  /** No answer is on its way. */
  readonly isIdle: () => boolean
  /** From here on writes reach the server. */
  readonly end: () => void
}

const posts = Object.values(endpoints).filter(({ method }) => method === 'POST')

/** Operators read by POST, and nothing of theirs waits for a network: there a key tells a write. */
const isWrite = ({ access, offline, idempotency }: (typeof posts)[number]) =>
  access === 'administrator' ? idempotency === 'key' : offline !== 'keep'

const isAt = (path: string, address: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address)

/** The call of the contract that is sent by POST to an address. */
const postAt = (address: string) => posts.find(({ path }) => isAt(path, address))

/** The refusal of the server for a form that it does not understand. */
export const refusal = {
  ...{ status: 'error', code: 422, error: 'parameters_invalid' },
  message: refusalsPt.parameters_invalid,
}

/** From here on no write of the page reaches the server: each is refused in words, and noted. */
export function refuseWrites(): RefusedWrites {
  const before = globalThis.fetch
  const sent: SentCall[] = []
  let underWay = 0
  const answer = async (request: Request, path: string) => {
    const isJson = request.headers.get('content-type')?.includes('json') ?? false
    const body: unknown = isJson ? await request.json() : undefined
    sent.push({ path, body })
    return Response.json(refusal, { status: 422 })
  }
  globalThis.fetch = async (input, init) => {
    underWay += 1
    try {
      const request = new Request(input instanceof Request ? input.clone() : input, init)
      const { pathname } = new URL(request.url)
      const endpoint = request.method === 'POST' ? postAt(pathname) : undefined
      if (endpoint !== undefined && isWrite(endpoint)) return await answer(request, pathname)
      return await before(input, init)
    } finally {
      underWay -= 1
    }
  }
  return {
    sent,
    isIdle: () => underWay === 0,
    end: () => {
      globalThis.fetch = before
    },
  }
}

/** The call as the server reads it; `issues` where the contract refuses it. */
export function readByContract({ path, body }: SentCall) {
  const endpoint = postAt(path)
  if (endpoint === undefined) return { call: path, read: undefined, issues: ['no call of the contract'] }
  const call = `${endpoint.method} ${endpoint.path}`
  const read = z.safeParse(endpoint.body, body)
  if (read.success) return { call, read: read.data, issues: [] }
  return {
    call,
    read: undefined,
    issues: read.error.issues.map(({ path: at, message }) => `${at}: ${message}`),
  }
}
