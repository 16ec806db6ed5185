import { type ApiClient, type CallOutcome, createApiClient } from '../../api/api-client.ts'
import { afterFirstPictures } from '../../common/after-first-pictures.ts'
import type { OpenedDatabase } from '../../db/open-database.ts'
import type { DeviceFlags } from '../../features/auth/session/device-flags.ts'
import type { SessionKeeper } from '../../features/auth/session/session-keeper.ts'
import type { TokenStore } from '../../features/auth/session/token-store.ts'
import type { Words } from '../../i18n/open-words.ts'
import type { ApiBase } from '../../state/api-base.ts'
import { connection, recordOutcome, whenConnectionReturns } from '../../state/connection.ts'
import { preferences } from '../../state/device/preferences.ts'
import { type RequestOutcome, slowMs } from '../../state/judge-connection.ts'
import type { BusyLock } from '../../state/member/busy.ts'
import { session } from '../../state/member/session.ts'
import { notifyTable } from '../../state/member/table-news.ts'
import { recordServerTime } from '../../state/server-clock.ts'
import {
  browserClock,
  browserRandom,
  createBrowserTriggers,
  createTabChannel,
} from '../../sync/browser/surroundings-of-browser.ts'
import { createSyncEngine } from '../../sync/create-sync-engine.ts'
import type { SyncEngine } from '../../sync/engine.ts'
import type { TabLocks } from '../../sync/environment.ts'
import type { HeartbeatContext } from '../../sync/live/heartbeat-lock.ts'
import { withEarlyAnswers } from '../storage/early-answers.ts'
import type { startIdleTasks as StartIdleTasks } from './idle-tasks.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { createNotices, type Notices } from './notices.ts'
import { openSessionKeeper } from './open-session-keeper.ts'
import { registerResources } from './register-resources.ts'
import { cutBySimulation, throughSimulation } from './simulated-line.ts'
import { onStreamRefusals, recordSessionOutcome, startSession } from './start-session.ts'
import { stopNotifying } from './stop-notifying.ts'
import { createTraffic, type Traffic } from './traffic.ts'

export type ConnectParts = {
  opened: OpenedDatabase
  base: ApiBase
  tokens: TokenStore
  flags: DeviceFlags
  locks: TabLocks
  words: Words
  /** What this device keeps beside the database. */
  local: Storage
  /** The storage of this tab. */
  ofTab: Storage
  busy: Pick<BusyLock, 'isHeld'>
  /** The specification's "both storages are cleared". */
  clearStorages: () => void
  reload: () => void
  /** A small request to the server, whose outcome is noted; rejects where no answer came. */
  reach: () => Promise<unknown>
  now: () => number
}

/** HTTP/1.1 allows an origin six connections, and the stream of events has one. */
const mostAtOnce = 5

/** What comes after the first paint, started. */
export type NetworkSide = {
  api: ApiClient
  sync: SyncEngine
  keeper: () => Promise<SessionKeeper>
  notices: Notices
}

/** Joins server, local database and session. Its chunk (the client, the engine, the schemas) is none of the first paint's. */
export async function connect(parts: ConnectParts): Promise<NetworkSide> {
  const { opened, base, tokens, flags, locks, now } = parts
  const tabs = { locks, clock: { ...browserClock, now }, channel: createTabChannel('arara') }
  const notices = createNotices({
    words: parts.words,
    clearToken: tokens.clear,
    reload: parts.reload,
    tryAgain: seq => void sync.tryAgain(seq),
  })
  const line = throughSimulation(withEarlyAnswers((input, init) => fetch(input, init), location.origin))
  const traffic = createTraffic(limitConcurrency(line, mostAtOnce))
  const api = openApi(parts, traffic, () => keeper())
  const sync = openSync(parts, api, tabs, notices, () => keeper())
  registerResources(sync, now)
  const keeper = openSessionKeeper({
    ...parts,
    api,
    sync,
    tabs,
    onLeft: memberId => stopNotifying(parts.local, memberId),
    onForcedOffline: notices.networkError,
  })
  const started = startSession({ sync, tokens, flags, keeper })
  await base.known
  // What everybody may read need not wait until the engine has looked for rows that nobody owns any more.
  if (session.now.status === 'guest') started.catch(() => undefined)
  else await started
  if (opened.status === 'unavailable') void notices.storageUnavailable(opened.reason)
  const { local, ofTab, busy, reload } = parts
  restLater({ opened, api, sync, tabs, traffic, local, ofTab, busy, reload })
  return { api, sync, keeper, notices }
}

/** Nobody waits for it: its chunk and its writes come after what the page reads and asks for. A device that lost the chunk goes without until the next start. */
function restLater(parts: Parameters<typeof StartIdleTasks>[0]): void {
  const rest = async () => {
    await afterFirstPictures()
    await parts.traffic.untilQuiet()
    const { startIdleTasks } = await import('./idle-tasks.ts')
    startIdleTasks(parts)
  }
  rest().catch(() => undefined)
}

type Keeper = () => Promise<SessionKeeper>

function openApi(
  { base, tokens, local, reach, now }: ConnectParts,
  traffic: Traffic,
  keeper: Keeper,
): ApiClient {
  return createApiClient({
    readBase: base.read,
    readToken: tokens.read,
    readLanguage: () => preferences.language,
    isOnline: () => navigator.onLine && !connection.simulatedOffline,
    isReachable: async () =>
      connection.quality !== 'offline' ||
      reach().then(
        () => true,
        () => false,
      ),
    onOutcome: outcome => {
      recordOutcome(lineOutcome(outcome), now())
      recordSessionOutcome(outcome, keeper)
    },
    onServerTime: (serverAt, receivedAt) => recordServerTime(local, serverAt, receivedAt),
    waiting: { afterMs: slowMs, notify: () => recordOutcome({ kind: 'waiting' }, now()) },
    now,
    fetch: traffic.fetch,
  })
}

/** What a call's end says of the line. */
function lineOutcome({ answered, isForeign, tookMs }: CallOutcome): RequestOutcome {
  if (isForeign) return { kind: 'foreign' }
  return answered ? { kind: 'answered', tookMs } : { kind: 'unanswered' }
}

function openSync(
  { opened, base, tokens, ofTab, now }: ConnectParts,
  api: ApiClient,
  tabs: HeartbeatContext,
  notices: Notices,
  keeper: Keeper,
): SyncEngine {
  return createSyncEngine({
    db: opened.db,
    durable: opened.status === 'ready',
    api,
    ...tabs,
    random: browserRandom,
    crypto,
    triggers: createBrowserTriggers(window, whenConnectionReturns),
    stream: {
      readBase: base.read,
      readToken: tokens.read,
      fetch: onStreamRefusals(
        cutBySimulation(throughSimulation((input, init) => fetch(input, init))),
        tokens,
        keeper,
      ),
    },
    readLanguage: () => preferences.language,
    notes: ofTab,
    makeRoom: async () => {
      const { makeRoom } = await import('../storage/watch-storage.ts')
      await makeRoom({ db: opened.db, readLanguage: () => preferences.language, now })
    },
    onNotice: notices.ofSync,
    onTable: notifyTable,
  })
}
