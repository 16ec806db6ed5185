import { readFileSync } from 'node:fs'
import fastify from 'fastify'

/** A process of its own: Fastify with one route that answers given bytes. Arguments: port, path, file of the bytes. */
const [port = '', path = '', file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const app = fastify()
app.get(path, async (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
app.get('/ready', async () => ({ status: 'ok' }))
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => void app.close())
