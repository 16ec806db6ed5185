import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { findFreePort } from '../../scripts/run/free-port.ts'
import { KEY, paymentsOf, txid } from './support/create-world.ts'
import { createWebhookReceiver } from './support/webhook-receiver.ts'

const PORT = await findFreePort('127.0.0.1')
const URL_OF_IT = `http://127.0.0.1:${PORT}`
const SECRET = 'a secret long enough'
const CONTROL = 'a-token-long-enough'

function startProcess(dataFolder: string, changes: Record<string, string> = {}): ChildProcess {
  const environment = {
    PATH: process.env.PATH,
    PIX_PORT: String(PORT),
    PIX_DATA: dataFolder,
    PIX_CLIENT_ID: 'arara',
    PIX_CLIENT_SECRET: SECRET,
    PIX_WEBHOOK_SECRET: SECRET,
    PIX_CONTROL_TOKEN: CONTROL,
    PIX_KEY: KEY,
    ...changes,
  }
  return spawn(process.execPath, ['sandbox/pix/main.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function textOf(child: ChildProcess): { text: () => string } {
  const pieces: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => pieces.push(piece.toString()))
  return { text: () => pieces.join('') }
}

const call = (method: string, path: string, authorization: string, body: object) =>
  fetch(`${URL_OF_IT}${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  })

const healthy = () =>
  vi.waitFor(
    async () =>
      expect((await fetch(`${URL_OF_IT}/health`, { headers: { connection: 'close' } })).status).toBe(200),
    {
      timeout: 10_000,
    },
  )

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pix-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('killed with an undelivered notice, it delivers after the next start, and ends cleanly on SIGTERM', async () => {
  const folder = newFolder()
  const receiver = await createWebhookReceiver()
  onTestFinished(receiver.close)
  receiver.answers.push(500)

  const first = startProcess(folder)
  onTestFinished(() => void first.kill('SIGKILL'))
  await healthy()
  const basic = `Basic ${Buffer.from(`arara:${SECRET}`).toString('base64')}`
  const granted = await call('POST', '/oauth/token', basic, { grant_type: 'client_credentials' })
  const bearer = `Bearer ${z.object({ access_token: z.string() }).parse(await granted.json()).access_token}`
  await call('PUT', `/webhook/${KEY}`, bearer, { webhookUrl: receiver.url })
  await call('PUT', `/cob/${txid('kill')}`, bearer, {
    calendario: {},
    valor: { original: '7.00' },
    chave: KEY,
  })
  expect((await call('POST', `/control/pay/${txid('kill')}`, `Bearer ${CONTROL}`, {})).status).toBe(200)
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 5_000 })
  first.kill('SIGKILL')
  await once(first, 'exit')

  const second = startProcess(folder)
  onTestFinished(() => void second.kill('SIGKILL'))
  const output = textOf(second)
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 10_000 })
  expect(paymentsOf(receiver.received[1]?.body ?? '')).toMatchObject([{ txid: txid('kill'), valor: '7.00' }])
  await healthy()
  second.kill('SIGTERM')
  expect(await once(second, 'exit')).toEqual([0, null])
  expect(output.text()).not.toMatch(/warning|error/i)
})

it('the sandbox bank names every mistake of its configuration and does not start', async () => {
  const child = startProcess(newFolder(), {
    PIX_PORT: 'eighty',
    PIX_CLIENT_SECRET: '',
    PIX_WEBHOOK_SECRET: 'short',
  })
  const output = textOf(child)
  expect(await once(child, 'close')).toEqual([2, null])
  for (const name of ['PIX_PORT', 'PIX_CLIENT_SECRET', 'PIX_WEBHOOK_SECRET'])
    expect(output.text()).toContain(name)
})
