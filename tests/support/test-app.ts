import { randomBytes, webcrypto } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import type { Deps } from '../../server/deps.ts'
import { createLogger } from '../../server/http/logger.ts'
import { createOutboxPoke } from '../../server/outbox-poke.ts'
import { createSecrets } from '../../server/secrets.ts'
import { createUuidV7 } from '../../server/uuid-v7.ts'
import { createWallet } from '../../server/wallet/wallet.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly clock: TestClock
  readonly database: TestDatabase
  /** What the server logged, one JSON object a line. */
  readonly logged: () => string
  readonly close: () => Promise<void>
}

const testSecret = 'test-secret-of-the-test-app-0123456789'

/** The configuration of a demo server with its test flag, and what the test changes about it. */
function testConfig(databaseUrl: string, environment: Record<string, string> = {}): Config {
  const outcome = readConfig({
    ARARA_TEST: '1',
    APP_SECRET: testSecret,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'debug',
    WEB_DIR: '/nonexistent/web',
    BACKOFFICE_DIR: '/nonexistent/backoffice',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'arara-test-')),
    ...environment,
  })
  if (!outcome.ok) throw new Error(outcome.mistakes.join('\n'))
  return outcome.config
}

/** The real server on a real database of its own, reached by `app.inject`. */
export async function createTestApp({
  environment = {},
  database,
}: {
  environment?: Record<string, string>
  database?: TestDatabase
} = {}): Promise<TestApp> {
  const own = database ?? (await createTestDatabase({ max: 8 }))
  const clock = createTestClock()
  const lines: string[] = []
  const config = testConfig(own.appUrl, environment)
  const ids = createUuidV7(clock, bytes => webcrypto.getRandomValues(bytes))
  const deps: Deps = {
    db: own.db,
    clock,
    ids,
    random: randomBytes,
    config,
    secrets: createSecrets(config.appSecret),
    log: createLogger(config.logLevel, { write: line => lines.push(line) }),
    wallet: createWallet({ clock, newId: ids, hashSecret: config.appSecret }),
    ...createOutboxPoke(),
  }
  const app = await createApp(deps)
  return {
    app,
    deps,
    clock,
    database: own,
    logged: () => lines.join(''),
    close: async () => {
      await app.close()
      rmSync(config.dataDir, { recursive: true, force: true })
      if (database === undefined) await own.close()
    },
  }
}
