import { randomBytes, webcrypto } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../server/app.ts'
import type { Deps } from '../../server/deps.ts'
import { createSecurityEvents } from '../../server/platform/audit/security-events.ts'
import { type Config, readConfig } from '../../server/platform/config/config.ts'
import { secretsOf } from '../../server/platform/config/secrets-config.ts'
import { createEventPublisher } from '../../server/platform/events/domain-events.ts'
import { createGuessLimiter } from '../../server/platform/guesses/guess-limiter.ts'
import { createGuessStore } from '../../server/platform/guesses/guess-store.ts'
import { createLogger } from '../../server/platform/http/logger.ts'
import { createOutboxPoke } from '../../server/platform/outbox/outbox-poke.ts'
import { createScanner } from '../../server/platform/uploads/scanner.ts'
import { createKeyedQueue } from '../../server/platform/workers/keyed-queue.ts'
import { createUuidV7 } from '../../server/platform/workers/uuid-v7.ts'
import { subscribers } from '../../server/subscribers.ts'
import { createWallet } from '../../server/wallet/wallet.ts'
import { createTestBeacon } from './peers/test-beacon.ts'
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
  changes = {},
}: {
  environment?: Record<string, string>
  database?: TestDatabase
  /** What no environment of a test may say, such as production's mode. */
  changes?: Partial<Config>
} = {}): Promise<TestApp> {
  const own = database ?? (await createTestDatabase({ max: 8 }))
  const clock = createTestClock()
  const lines: string[] = []
  const config = { ...testConfig(own.appUrl, environment), ...changes }
  const ids = createUuidV7(clock, bytes => webcrypto.getRandomValues(bytes))
  const secrets = secretsOf(config)
  const log = createLogger(config.logLevel, { write: line => lines.push(line) })
  const deps: Deps = {
    db: own.db,
    clock,
    ids,
    random: randomBytes,
    config,
    secrets,
    log,
    guesses: createGuessLimiter({ store: createGuessStore(own.db), clock, queue: createKeyedQueue() }),
    securityEvents: createSecurityEvents(log, secrets),
    scanner: createScanner(config.clamav, { log, mode: config.mode }),
    beacon: createTestBeacon(),
    wallet: createWallet({ clock, newId: ids, hashSecret: config.hashSecret }),
    ...createOutboxPoke(),
    ...createEventPublisher(subscribers),
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
