import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { createPixProvider } from '../../../sandbox/pix/create-pix-provider.ts'
import type { Settings } from '../../../sandbox/pix/settings.ts'
import { request } from '../http-request.ts'

export const clientSecret = 'the-secret-of-the-client'
export const webhookSecret = 'the-secret-of-the-webhooks'
const controlToken = 'the-token-of-the-controls'

/** The sandbox provider with its payer's bank, in this process, reached over HTTP only. */
export async function startSandbox(port: number, clock: () => number, changes: Partial<Settings> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pix-world-'))
  const settings = { ...sandboxSettings(port, dataFolder), ...changes }
  const provider = createPixProvider({
    settings,
    clock,
    random: count => randomBytes(count),
    fetch,
    workEveryMs: 20,
  })
  const url = await provider.listen()
  return {
    url,
    control: (path: string, body?: unknown) =>
      request(`${url}/control${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        bearer: controlToken,
        body,
      }),
    webhook: async (method: 'GET' | 'DELETE' = 'GET') => {
      const basic = Buffer.from(`arara:${clientSecret}`).toString('base64')
      const asked = await fetch(`${url}/oauth/token`, {
        method: 'POST',
        headers: { connection: 'close', authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      })
      const { access_token } = z.object({ access_token: z.string() }).parse(await asked.json())
      return request(`${url}/webhook/${settings.receiverKey}`, { method, bearer: access_token })
    },
    close: async () => {
      await provider.close()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

function sandboxSettings(port: number, dataFolder: string): Settings {
  return {
    host: '127.0.0.1',
    port,
    dataFolder,
    publicUrl: `http://127.0.0.1:${port}`,
    clientId: 'arara',
    clientSecret,
    webhookSecret,
    controlToken,
    receiverKey: '5f1c3c0e-3c2b-4a53-9a0c-6c1a2a6a7b10',
    receiverName: 'ARARA JOGOS',
    receiverCity: 'SAO PAULO',
    returnOrigins: ['http://localhost:8080'],
    openingBalance: 100_000_000n,
    fee: 0n,
    settleMs: 50,
    tokenSeconds: 3_600,
    tls: undefined,
  }
}
