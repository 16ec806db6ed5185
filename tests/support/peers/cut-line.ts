import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** `before`: it never reaches the server. `after`: the server has answered, and the answer is lost on its way. */
export type CutKind = 'before' | 'after'

export interface Cut {
  readonly kind: CutKind
  /** How long nothing comes through afterwards. */
  readonly downMs: number
}

/** How a file comes in place of its own content, with status 200. */
export interface Spoilt {
  readonly type: string
  readonly body: string
}

/** What is made of a file on its way; `undefined` for one that comes as it is. The address keeps its query. */
export type Spoil = (address: string) => ((whole: string) => Spoilt) | undefined

/** Which requests are cut, by method and path (`POST /api/calls/:id/close`, `GET /assets/profile.js`); the first of a name is 1, and so is the first of all in its place. */
export type Judge = (request: string, nth: number, place: number) => Cut | undefined

export interface CutLine {
  readonly url: string
  /** From now on requests are noted, and cut where the judge says so: with each all connections, the event stream's too. */
  readonly watch: (judge: Judge) => void
  /** From now on files may come spoilt. */
  readonly spoil: (spoil: Spoil) => void
  /** The requests since then, in the order in which they came. */
  readonly requests: () => readonly string[]
  readonly cuts: () => number
  /** Nothing comes through until `bringBack`. */
  readonly takeAway: () => void
  readonly bringBack: () => void
  /** Resolves when nothing was asked for that long: what a page loads behind its first sight is here. */
  readonly untilQuiet: (milliseconds: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Without what differs from run to run. */
function requestName(method: string, url: string): string {
  const path = url.split('?')[0] ?? url
  const steady = path
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, ':id')
    .replace(/^(\/assets\/.+)-[\w-]{8}(\.\w+)$/, '$1$2')
  return `${method} ${steady}`
}

interface Watch {
  readonly judge: Judge
  readonly requests: string[]
  cuts: number
}

/** The way to the server with network faults: a relay that knows requests, and can die at any one of them. */
export async function openCutLine(serverUrl: string): Promise<CutLine> {
  const sockets = new Set<Socket>()
  let watch: Watch = { judge: () => undefined, requests: [], cuts: 0 }
  let spoil: Spoil = () => undefined
  let isDown = false
  let lastAt = 0
  const takeAway = () => {
    isDown = true
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const bringBack = () => {
    isDown = false
  }
  const goDown = (downMs: number) => {
    watch.cuts += 1
    takeAway()
    setTimeout(bringBack, downMs)
  }
  const server = createServer((asked, answer) => {
    lastAt = performance.now()
    const cut = noted(watch, requestName(asked.method ?? 'GET', asked.url ?? '/'))
    if (cut?.kind === 'before') return goDown(cut.downMs)
    const spoilt = spoil(asked.url ?? '/')
    if (spoilt) return void sendSpoilt(`${serverUrl}${asked.url}`, answer, spoilt)
    relay(serverUrl, asked, answer, cut && (() => goDown(cut.downMs)))
  })
  server.on('connection', socket => {
    if (isDown) return socket.resetAndDestroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    watch: judge => {
      watch = { judge, requests: [], cuts: 0 }
    },
    spoil: how => {
      spoil = how
    },
    requests: () => watch.requests,
    cuts: () => watch.cuts,
    takeAway,
    bringBack,
    untilQuiet: async milliseconds => {
      for (let left = milliseconds; left > 0; left = lastAt + milliseconds - performance.now()) {
        await new Promise(resolve => setTimeout(resolve, left))
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function sendSpoilt(url: string, answer: ServerResponse, spoilt: (whole: string) => Spoilt) {
  const { type, body } = spoilt(await (await fetch(url)).text())
  answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
  answer.end(body)
}

function noted({ judge, requests }: Watch, name: string): Cut | undefined {
  requests.push(name)
  return judge(name, requests.filter(one => one === name).length, requests.length)
}

/** Passes the request on, and its answer back. Of an answer that is to be lost it only reports the end, by `onLost`. */
function relay(
  serverUrl: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  onLost: (() => void) | undefined,
): void {
  const sent = forward(`${serverUrl}${asked.url}`, { method: asked.method, headers: asked.headers }, came => {
    if (onLost) {
      // A stream has no end: its beginning is what is lost.
      came.once(isStream(came) ? 'data' : 'end', onLost)
      return came.resume()
    }
    answer.writeHead(came.statusCode ?? 502, came.headers)
    answer.flushHeaders()
    came.pipe(answer)
  })
  sent.on('error', () => answer.destroy())
  // By the answer's close, not the request's. With `onLost` the server does the work although the caller has left.
  answer.on('close', () => answer.writableFinished || onLost || sent.destroy())
  asked.pipe(sent)
}

function isStream(came: IncomingMessage): boolean {
  return came.headers['content-type']?.startsWith('text/event-stream') === true
}
