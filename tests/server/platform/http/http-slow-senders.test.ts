import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveInTime } from '../../../../server/platform/http/requests/receive-in-time.ts'
import { receiveJson } from '../../../../server/platform/http/requests/receive-json.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

const withinMs = 300
const large = 1024 * 1024

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  receiveJson(app)
  receiveInTime(app, { ordinaryBody: 64 * 1024, withinMs, pauseMs: withinMs })
  app.post('/ordinary', async request => request.body)
  app.get('/stream', async ({ raw }, reply) => {
    const stream = new PassThrough()
    raw.once('close', () => stream.destroy())
    stream.write('first\n')
    setTimeout(() => stream.end('last\n'), 3 * withinMs)
    return reply.send(stream)
  })
  app.post('/upload', { bodyLimit: large }, async request => request.body)
  const refuse = (_request: FastifyRequest, reply: FastifyReply) => {
    reply.code(401).send()
  }
  app.post('/refused', { bodyLimit: large, onRequest: refuse }, async request => request.body)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const portOf = (one: FastifyInstance) => Number(new URL(one.listeningOrigin).port)

async function open(port: number, head: string): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  let text = ''
  socket.on('data', piece => {
    text += piece
  })
  socket.write(head)
  return { socket, received: () => text }
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Writes a piece every 100 ms until everything is sent or the connection is closed; whether it was closed early. */
async function trickle(socket: Socket, pieces: readonly string[]): Promise<boolean> {
  for (const piece of pieces) {
    if (socket.closed || !socket.writable) return true
    socket.write(piece)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return socket.closed
}

const body = JSON.stringify({ text: 'a'.repeat(1_000) })
const inPieces = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    body.slice(Math.floor((at * body.length) / count), Math.floor(((at + 1) * body.length) / count)),
  )

test('an ordinary body that takes longer than its limit ends the connection', async () => {
  const { socket } = await open(portOf(app), post('/ordinary', body.length))
  expect(await trickle(socket, inPieces(20))).toBe(true)
})

test('an ordinary body that arrives in pieces within its limit is answered', async () => {
  const { socket, received } = await open(portOf(app), post('/ordinary', body.length))
  expect(await trickle(socket, inPieces(2))).toBe(false)
  await expect.poll(received).toContain('200 OK')
  socket.destroy()
})

test('an upload on a poor line may take longer than the limit of an ordinary body', async () => {
  const { socket, received } = await open(portOf(app), post('/upload', body.length))
  expect(await trickle(socket, inPieces(8))).toBe(false)
  await expect.poll(received).toContain('200 OK')
  expect(received()).toContain(body)
  socket.destroy()
})

test('an upload that pauses ends the connection', async () => {
  const { socket } = await open(portOf(app), post('/upload', body.length))
  socket.write(body.slice(0, 10))
  await expect.poll(() => socket.closed, { timeout: 3_000 }).toBe(true)
})

test('an upload that trickles slower than 1 kB/s ends the connection', async () => {
  const { socket } = await open(portOf(app), post('/upload', body.length))
  expect(await trickle(socket, Array.from(body.slice(0, 40)))).toBe(true)
})

test('what is left of a body after its refusal does not hold the connection', async () => {
  const { socket, received } = await open(portOf(app), post('/refused', large))
  expect(await trickle(socket, Array.from(body.slice(0, 20)))).toBe(true)
  expect(received()).toMatch(/^HTTP\/1\.1 401 /)
})

test('a small body that is refused before it is read leaves the connection open', async () => {
  const { socket, received } = await open(portOf(app), post('/refused', body.length))
  expect(await trickle(socket, [body, '', '', '', '', ''])).toBe(false)
  expect(received()).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
})

test('a stream that is only read outlives the limit of a body', async () => {
  const { socket, received } = await open(portOf(app), 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(received, { timeout: 3_000 }).toContain('last')
  socket.destroy()
})

let world: TestApp | undefined
afterAll(() => world?.close())

test('the server gives headers less than 15 s', async () => {
  world = await createTestApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const startedAt = performance.now()
  const { socket } = await open(portOf(world.app), 'GET /health HTTP/1.1\r\nhost: x\r\n')
  await once(socket, 'close')
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})
