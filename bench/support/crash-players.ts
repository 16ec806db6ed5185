import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { demo } from '../../contract/auth/auth.ts'
import { changeEvent } from '../../contract/events.ts'
import { type TableRound, tableNews, tableState } from '../../contract/games/shared-rounds.ts'
import type { createKeepAliveClient } from './keep-alive-client.ts'
import type { Site } from './site.ts'

interface Hall {
  readonly players: number
  readonly gameId: string
  readonly send: ReturnType<typeof createKeepAliveClient>['send']
}

const signedIn = z.object({ access_token: z.string() })
const together = 8
/** Members of a table look again before their watching runs out. */
const lookEveryMs = 60_000

/** Opens an event stream for each of `players` demo members of one table. Calls `hear` with each round that a stream reports. */
export async function openTableListeners(
  { url }: Site,
  { players, gameId, send }: Hall,
  listen: (lane: number, token: string, round: TableRound) => void,
) {
  const tokens: string[] = []
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await send({ method: 'POST', url: path, headers, payload: JSON.stringify(body) })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
    return answer.body
  }
  const inLanes = async (work: (lane: number) => Promise<void>) => {
    let next = 0
    const lane = async () => {
      for (let mine = next++; mine < players; mine = next++) await work(mine)
    }
    await Promise.all(Array.from({ length: together }, lane))
  }
  await inLanes(async lane => {
    tokens[lane] = z.parse(signedIn, JSON.parse(await post(demo.path, {}))).access_token
  })
  const agent = new Agent({ keepAlive: true, maxSockets: players })
  const streams = tokens.map((token, lane) =>
    openStream(url, agent, token, round => listen(lane, token, round)),
  )
  await Promise.all(streams.map(stream => stream.isOpen))
  const look = () =>
    inLanes(async lane => void (await post(tableState.path, { game_id: gameId, mode: 'demo' }, tokens[lane])))
  await look()
  return {
    stay: async (isDone: () => boolean) => {
      let lookedAt = Date.now()
      while (!isDone()) {
        await wait(200)
        if (Date.now() - lookedAt < lookEveryMs) continue
        lookedAt = Date.now()
        await look()
      }
    },
    close: () => agent.destroy(),
  }
}

function openStream(base: string, agent: Agent, token: string, listen: (round: TableRound) => void) {
  const { hostname, port } = new URL(base)
  const { promise: isOpen, resolve, reject } = Promise.withResolvers<void>()
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const call = request({ agent, hostname, port, method: 'GET', path: '/api/events', headers }, answer => {
    let rest = ''
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      resolve()
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) report(line.slice(6), listen)
    })
    answer.on('error', () => undefined)
  })
  call.on('error', reject)
  call.end()
  return { isOpen }
}

function report(data: string, listen: (round: TableRound) => void): void {
  const { table } = z.parse(changeEvent, JSON.parse(data))
  if (table !== undefined) listen(z.parse(tableNews, table).round)
}
