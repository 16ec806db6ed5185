import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createPixProvider } from '../../../sandbox/pix/create-pix-provider.ts'
import type { Settings } from '../../../sandbox/pix/settings.ts'
import { findFreePort } from '../../../scripts/run/free-port.ts'
import { createWebhookReceiver } from './webhook-receiver.ts'

export const KEY = '5f1c3c0e-3c2b-4a53-9a0c-6c1a2a6a7b10'
export const MEMBER = { cpf: '52998224725', nome: 'Ana Beatriz Souza' }
export const WEBHOOK_SECRET = 'the secret of the webhooks'
const CONTROL_TOKEN = 'the token of the controls'.replaceAll(' ', '-')

const START = Date.parse('2026-11-20T15:00:00.000Z')

/** A generator that always starts the same (mulberry32): ids differ within a run and repeat between runs. */
function seededBytes(): (count: number) => Uint8Array {
  let state = 42
  return count =>
    Uint8Array.from({ length: count }, () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (mixed ^ (mixed >>> 14)) & 0xff
    })
}

const anyJson = z.record(z.string(), z.unknown())
type Json = z.output<typeof anyJson>
export type Answer = { status: number; json: Json; type: string | null }

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const json = isJson ? anyJson.parse(JSON.parse(text)) : {}
  return { status: response.status, json, type: response.headers.get('content-type') }
}

function settingsFor(port: number, dataFolder: string, changes: Partial<Settings>): Settings {
  return {
    host: '127.0.0.1',
    port,
    dataFolder,
    publicUrl: `http://127.0.0.1:${port}`,
    clientId: 'arara',
    clientSecret: 'the secret of the client',
    webhookSecret: WEBHOOK_SECRET,
    controlToken: CONTROL_TOKEN,
    receiverKey: KEY,
    receiverName: 'ARARA JOGOS',
    receiverCity: 'SAO PAULO',
    returnOrigins: ['http://localhost:8080'],
    openingBalance: 100_000n,
    fee: 0n,
    settleMs: 1_000,
    tokenSeconds: 3_600,
    tls: undefined,
    ...changes,
  }
}

/** A running provider on its own clock and folder, a shop's webhook address, and callers for each door. */
export async function createWorld(changes: Partial<Settings> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pix-sandbox-'))
  const time = { now: START }
  const random = seededBytes()
  const receiver = await createWebhookReceiver()
  const settings = settingsFor(await findFreePort('127.0.0.1'), dataFolder, changes)
  const open = () => createPixProvider({ settings, clock: () => time.now, random, fetch, workEveryMs: null })
  let provider = open()
  const url = await provider.listen()
  onTestFinished(async () => {
    await provider.close()
    await receiver.close()
    rmSync(dataFolder, { recursive: true })
  })

  const send = async (
    method: string,
    path: string,
    bearer: string | undefined,
    body?: unknown,
  ): Promise<Answer> => {
    // No socket outlives its call: a provider that starts again listens on the same port.
    const headers: Record<string, string> = { connection: 'close' }
    if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    return readAnswer(
      await fetch(`${url}${path}`, { method, headers, signal: AbortSignal.timeout(5_000), ...sent }),
    )
  }
  const askToken = async (secret = settings.clientSecret): Promise<Answer> =>
    readAnswer(
      await fetch(`${url}/oauth/token`, {
        method: 'POST',
        headers: {
          connection: 'close',
          authorization: `Basic ${Buffer.from(`arara:${secret}`).toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    )
  const token = z.string().parse((await askToken()).json.access_token)
  const api = (method: string, path: string, body?: unknown) => send(method, path, token, body)
  const control = (path: string, body?: unknown) =>
    send(body === undefined ? 'GET' : 'POST', `/control${path}`, CONTROL_TOKEN, body)

  return {
    url,
    time,
    settings,
    receiver,
    token,
    send,
    askToken,
    api,
    control,
    work: () => provider.work(),
    wait: async (ms: number) => {
      time.now += ms
      await provider.work()
    },
    restart: async () => {
      await provider.close()
      provider = open()
      await provider.listen()
    },
    listenForWebhooks: () => api('PUT', `/webhook/${KEY}`, { webhookUrl: receiver.url }),
    charge: (txid: string, original = '50.00', expiracao = 900) =>
      api('PUT', `/cob/${txid}`, {
        calendario: { expiracao },
        devedor: MEMBER,
        valor: { original },
        chave: KEY,
      }),
    pay: (txid: string, request: object = {}) => control(`/pay/${txid}`, request),
  }
}

export type SandboxWorld = Awaited<ReturnType<typeof createWorld>>

const payment = z.looseObject({
  endToEndId: z.string(),
  txid: z.string(),
  valor: z.string(),
  horario: z.string(),
  pagador: z.optional(z.object({ cpf: z.string(), nome: z.string() })),
  devolucoes: z.optional(z.array(z.looseObject({ id: z.string(), status: z.string(), valor: z.string() }))),
})

/** The `pix` list of an answer or of a webhook's raw body. */
export function paymentsOf(source: Json | string) {
  const json = typeof source === 'string' ? JSON.parse(source) : source
  return z.object({ pix: z.array(payment) }).parse(json).pix
}

export const txid = (name: string): string => name.padEnd(32, '0')

/** The last word of an RFC 7807 `type`. */
export const problemOf = (answer: Answer): string =>
  z.string().parse(answer.json.type).split('/').at(-1) ?? ''
