import { setTimeout as delay } from 'node:timers/promises'
import { UnusableDatabase } from '../../server/platform/database/connect-owner.ts'
import { type EmbeddedPostgres, startEmbedded } from '../../server/platform/database/embedded.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { backoffDelay } from './backoff-delay.ts'
import { identifyProcess, isRunning } from './process-identity.ts'
import { ReadableError } from './readable-error.ts'
import type { RunSettings } from './run-settings.ts'

export type KeptDatabase = {
  /** The owner's URL: for migrations and seeds. */
  ownerUrl: () => string
  /** The serving role's URL, as it is now. */
  appUrl: () => string
  stop: () => Promise<void>
}

type Options = {
  settings: RunSettings
  say: (line: string) => void
  /** The embedded PostgreSQL died and came back at another address. */
  onMoved: () => void
}

const LOOK_EVERY_MS = 500

/** A PostgreSQL that is there: the one of DATABASE_URL, or the embedded one, started again whenever it dies. */
export function keepDatabase(options: Options): Promise<KeptDatabase> {
  const { databaseUrl, appDatabaseUrl } = options.settings
  const kept =
    databaseUrl === undefined ? keepEmbedded(options) : prepareExternal(databaseUrl, appDatabaseUrl)
  return kept.catch(error => {
    if (error instanceof UnusableDatabase) throw new ReadableError(`${error.message}.`, { cause: error })
    throw error
  })
}

async function prepareExternal(ownerUrl: string, givenAppUrl: string | undefined): Promise<KeptDatabase> {
  const { appUrl } = await prepareDatabase({ ownerUrl, ...(givenAppUrl ? { appUrl: givenAppUrl } : {}) })
  return { ownerUrl: () => ownerUrl, appUrl: () => appUrl, stop: async () => undefined }
}

/** Passwords stay over a restart of PostgreSQL; the port may not. */
function withPortOf(url: string, other: string): string {
  const moved = new URL(url)
  moved.port = new URL(other).port
  return moved.href
}

async function keepEmbedded({ settings, say, onMoved }: Options): Promise<KeptDatabase> {
  const start = () =>
    startEmbedded({ dataDir: settings.dataDir, onNotice: say, beginsAnew: settings.mode === 'demo' })
  let postgres = await start()
  const { appUrl } = await prepareOrStop(postgres)
  const ended = new AbortController()

  const watching = watchPostmaster(
    () => postgres,
    ended.signal,
    async () => {
      say('PostgreSQL died; starting it again')
      const before = postgres.ownerUrl
      const again = await startAgain(start, say, ended.signal)
      if (!again) return
      postgres = again
      say('PostgreSQL is back')
      if (postgres.ownerUrl !== before) onMoved()
    },
  )
  return {
    ownerUrl: () => postgres.ownerUrl,
    appUrl: () => withPortOf(appUrl, postgres.ownerUrl),
    stop: async () => {
      ended.abort()
      await watching
      await postgres.stop()
    },
  }
}

/** A migration that fails must not leave a PostgreSQL behind that nobody watches. */
async function prepareOrStop(postgres: EmbeddedPostgres): Promise<{ appUrl: string }> {
  try {
    return await prepareDatabase({ ownerUrl: postgres.ownerUrl })
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function startAgain(
  start: () => Promise<EmbeddedPostgres>,
  say: (line: string) => void,
  ended: AbortSignal,
) {
  for (let attempt = 1; !ended.aborted; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      say(`PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`)
      await delay(backoffDelay(attempt), undefined, { signal: ended }).catch(() => undefined)
    }
  }
  return null
}

/** Looks at the process itself: a postmaster that was adopted is no child of ours and sends no signal when it dies. */
async function watchPostmaster(
  current: () => EmbeddedPostgres,
  ended: AbortSignal,
  onDeath: () => Promise<void>,
): Promise<void> {
  let identity = identifyProcess(current().postmasterPid)
  while (!ended.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal: ended }).catch(() => undefined)
    if (ended.aborted || (identity && isRunning(identity))) continue
    await onDeath()
    identity = identifyProcess(current().postmasterPid)
  }
}
