import { randomBytes } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { AdministratorRole } from '../../../contract/operations/administrator-role.ts'
import type { Settings } from '../../../sandbox/pix/settings.ts'
import { findFreePort } from '../../../scripts/run/free-port.ts'
import type { Config } from '../../../server/platform/config/config.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { checkInvariants } from '../../../server/wallet/invariants.ts'
import { balances } from '../../../server/wallet/members.ts'
import { request } from '../http-request.ts'
import { moneyBreaches } from '../ledger/money-breaches.ts'
import { createTestApp } from '../test-app.ts'
import { type Member, newAdministrator, newMember } from './pix-people.ts'
import { clientSecret, startSandbox, webhookSecret } from './pix-sandbox.ts'

/** The real server on a real database, and the sandbox provider, both listening; they share a clock that tests turn. */
export async function createPixWorld(
  environment: Record<string, string> = {},
  provider: Partial<Settings> = {},
  changes: Partial<Config> = {},
) {
  const time = { now: () => Date.now() }
  const sandbox = await startSandbox(await findFreePort('127.0.0.1'), () => time.now(), provider)
  const port = await findFreePort('127.0.0.1')
  const variables = {
    PIX_URL: sandbox.url,
    PIX_CLIENT_SECRET: clientSecret,
    PIX_WEBHOOK_SECRET: webhookSecret,
    PIX_WEBHOOK_URL: `http://127.0.0.1:${port}/provider/pix/webhook`,
    PIX_TIMEOUT_MS: '1500',
    PIX_WORK_MS: '25',
    SITE_URL: 'http://localhost:8080',
    ...environment,
  }
  const app = await createTestApp({ environment: variables, changes })
  time.now = () => app.clock.now().getTime()
  const address = await app.app.listen({ host: '127.0.0.1', port })
  const registered = async () => {
    await eventually(async () => expect((await sandbox.webhook()).status).toBe(200))
  }
  await registered()
  const { control } = sandbox
  return {
    ...app,
    address,
    sandbox,
    control,
    /** Another process of the same house: its workers take from the same database. */
    secondServer: () => createTestApp({ environment: variables, database: app.database }),
    /** Resolves when the provider knows where its notices go. */
    registered,
    call: (
      who: Pick<Member, 'bearer'> | undefined,
      path: string,
      body?: unknown,
      key: string = randomBytes(12).toString('hex'),
    ) => {
      const method = body === undefined ? 'GET' : 'POST'
      return request(`${address}${path}`, { method, bearer: who?.bearer, body, key })
    },
    member: (options: { readonly isDemo?: boolean } = {}) => newMember(app, options.isDemo === true),
    administrator: (name: string, role?: AdministratorRole) => newAdministrator(app, name, role),
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
      const [wallet] = await balances(app.deps.db, id, app.deps.clock.now())
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

/** After every test: no fault is left planned, and whatever happened, the books are right. */
export async function expectSoundBooks(world: PixWorld): Promise<void> {
  await world.faults()
  expect(await checkInvariants(world.deps.db)).toEqual([])
  expect(await moneyBreaches(world.deps.db)).toEqual([])
}

/** Waits for what the workers do behind. */
export function eventually(check: () => Promise<unknown>, timeout = 10_000): Promise<unknown> {
  return vi.waitFor(check, { timeout, interval: 25 })
}
