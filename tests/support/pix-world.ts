import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { createPixProvider } from '../../sandbox/pix/create-pix-provider.ts'
import type { Settings } from '../../sandbox/pix/settings.ts'
import { transaction } from '../../server/database/transaction.ts'
import { writeBearer } from '../../server/features/auth/bearer-token.ts'
import { createMember } from '../../server/features/auth/members.ts'
import { checkInvariants } from '../../server/wallet/invariants.ts'
import { balances } from '../../server/wallet/members.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const clientSecret = 'the-secret-of-the-client'
export const webhookSecret = 'the-secret-of-the-webhooks'
const controlToken = 'the-token-of-the-controls'

export interface Member {
  readonly id: string
  readonly cpf: string
  readonly bearer: string
}

const anyJson = z.record(z.string(), z.unknown())
export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

interface Ports {
  readonly pix: number
  readonly app: number
}

/** The real server on a real database, and the sandbox provider, both listening; they share a clock that tests turn. */
export async function createPixWorld(ports: Ports, environment: Record<string, string> = {}) {
  const time = { now: () => Date.now() }
  const sandbox = await startSandbox(ports.pix, () => time.now())
  const app = await createTestApp({
    environment: {
      PIX_URL: sandbox.url,
      PIX_CLIENT_SECRET: clientSecret,
      PIX_WEBHOOK_SECRET: webhookSecret,
      PIX_WEBHOOK_URL: `http://127.0.0.1:${ports.app}/provider/pix/webhook`,
      PIX_TIMEOUT_MS: '400',
      PIX_WORK_MS: '25',
      SITE_URL: 'http://localhost:8080',
      ...environment,
    },
  })
  time.now = () => app.clock.now().getTime()
  const address = await app.app.listen({ host: '127.0.0.1', port: ports.app })
  const control = async (path: string, body?: unknown): Promise<Answer> =>
    request(`${sandbox.url}/control${path}`, controlToken, body, body === undefined ? 'GET' : 'POST')
  const registered = async () => {
    await eventually(async () => expect((await sandbox.webhook()).status).toBe(200))
  }
  await registered()
  const call = (
    who: Pick<Member, 'bearer'> | undefined,
    path: string,
    body?: unknown,
    key: string = randomBytes(12).toString('hex'),
  ) => request(`${address}${path}`, who?.bearer, body, body === undefined ? 'GET' : 'POST', key)
  return {
    ...app,
    address,
    sandbox,
    control,
    call,
    /** Resolves when the provider knows where its notices go. */
    registered,
    member: (options: { readonly isDemo?: boolean } = {}) => newMember(app, options.isDemo === true),
    administrator: (name: string) => newAdministrator(app, name),
    /** Cash that nobody asks play for. */
    fill: async ({ id }: Member, amount: bigint) => {
      const order = {
        memberId: id,
        currency: 'BRL',
        key: `fill:${app.deps.ids()}`,
        amount,
        reference: 'test',
      } as const
      await transaction(app.deps.db, tx => app.deps.wallet.adjust(tx, order))
    },
    wallet: async ({ id }: Member) => {
      const [wallet] = await balances(app.deps.db, id)
      if (wallet === undefined) throw new Error('A member without a wallet')
      return wallet
    },
    pay: (txid: string, asked: object = {}) => control(`/pay/${txid}`, asked),
    faults: (...next: readonly object[]) => control('/faults', { next }),
    close: async () => {
      await app.close()
      await sandbox.close()
    },
  }
}

export type PixWorld = Awaited<ReturnType<typeof createPixWorld>>

/** After every test: whatever happened, the books are right. */
export async function expectSoundBooks(world: PixWorld): Promise<void> {
  expect(await checkInvariants(world.deps.db)).toEqual([])
}

/** Waits for what the workers do behind. */
export function eventually(check: () => Promise<unknown>, timeout = 10_000): Promise<unknown> {
  return vi.waitFor(check, { timeout, interval: 25 })
}

async function request(
  url: string,
  bearer: string | undefined,
  body: unknown,
  method: string,
  key?: string,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      connection: 'close',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : anyJson.parse(JSON.parse(text)) }
}

async function startSandbox(port: number, clock: () => number) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pix-world-'))
  const settings = sandboxSettings(port, dataFolder)
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
    webhook: async (method: 'GET' | 'DELETE' = 'GET') => {
      const basic = Buffer.from(`arara:${clientSecret}`).toString('base64')
      const asked = await fetch(`${url}/oauth/token`, {
        method: 'POST',
        headers: { connection: 'close', authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      })
      const { access_token } = z.object({ access_token: z.string() }).parse(await asked.json())
      return request(`${url}/webhook/${settings.receiverKey}`, access_token, undefined, method)
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
    settleMs: 50,
    tokenSeconds: 3_600,
    tls: undefined,
  }
}

async function newAdministrator({ deps }: TestApp, name: string): Promise<Pick<Member, 'id' | 'bearer'>> {
  const { db, secrets, ids, clock } = deps
  const id = ids()
  const bearer = randomBytes(24).toString('base64url')
  const now = clock.now()
  const endsAt = new Date(now.getTime() + 12 * 3_600_000)
  await sql`INSERT INTO administrator (id, email, name, password_hash, totp_sealed, created_at)
    VALUES (${id}, ${`${id}@example.com`}, ${name}, 'never used here', '', ${now})`.execute(db)
  await sql`INSERT INTO administrator_session (token_hash, id, administrator_id, created_at, seen_at, ends_at)
    VALUES (${secrets.sign('administrator-session', bearer)}, ${ids()}, ${id}, ${now}, ${now}, ${endsAt})`.execute(
    db,
  )
  return { id, bearer }
}

/** A valid CPF nobody else has. */
export function newCpf(): string {
  const digits = Array.from(randomBytes(9), byte => byte % 10)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  return digits.join('')
}

async function newMember({ deps }: TestApp, isDemo: boolean): Promise<Member> {
  const id = deps.ids()
  const cpf = newCpf()
  const name = `m${id.slice(-10)}`
  const phone = `+55119${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`
  const person = { realname: 'Ana Beatriz Souza', cpf, birthDate: '1990-05-17', phone, email: undefined }
  const real = { ...person, passwordHash: 'never used here', inviteCode: undefined }
  const refused = await transaction(deps.db, tx =>
    createMember(deps, tx, {
      id,
      name,
      lang: 'pt',
      site: 'default',
      ip: undefined,
      person: isDemo ? undefined : real,
    }),
  )
  if (refused !== undefined) throw new Error(refused.word)
  const expiresAt = Math.floor(Date.now() / 1000) + 1_000_000
  const bearer = writeBearer(deps.secrets, { sessionId: deps.ids(), memberId: id, isDemo, expiresAt })
  return { id, cpf, bearer }
}
