import type { CallResult } from '../../../src/api/call-result.ts'
import { createDeviceFlags } from '../../../src/features/auth/session/device-flags.ts'
import type { GrantedSession } from '../../../src/features/auth/session/session-calls.ts'
import { createSessionKeeper } from '../../../src/features/auth/session/session-keeper.ts'
import { createTokenStore } from '../../../src/features/auth/session/token-store.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'
import { createMapStorage } from '../../support/map-storage.ts'
import { createFakeClock } from '../../sync/support/fake-clock.ts'
import { createTabHub } from '../../sync/support/tab-hub.ts'

export const minute = 60_000
export const noAnswer: CallResult<never> = { kind: 'no-answer', cause: 'network', retryAfterMs: undefined }
export const unauthenticated: CallResult<never> = { kind: 'unauthenticated', forceOffline: false }

export const grant = (token: string, id = 'maria'): GrantedSession => ({
  access_token: token,
  expires_in: 1800,
  data: { id },
})
export const answer = <Reply>(reply: Reply): CallResult<Reply> => ({ kind: 'answer', reply, etag: undefined })

type Answers = {
  refresh: CallResult<GrantedSession>
  renew: CallResult<GrantedSession>
  signOut: CallResult<unknown>
}

/** A keeper with a server that answers what the test says, and a record of its calls and of what it had the engine do. */
export function createWorld() {
  const clock = { now: 1_000_000 }
  /** Of the device: what waits, waits by it. */
  const waits = createFakeClock()
  const hub = createTabHub()
  const answers: Answers = { refresh: noAnswer, renew: noAnswer, signOut: noAnswer }
  const asked: string[] = []
  const reported: string[] = []
  /** Who left: what the device was given for them goes. */
  const left: (string | undefined)[] = []
  const held = new Map<keyof Answers, Promise<void>>()
  const ask = async <Name extends keyof Answers>(name: Name): Promise<Answers[Name]> => {
    asked.push(name)
    await held.get(name)
    return answers[name]
  }
  /** The server's next answer to this call comes when the test says so. */
  const hold = (name: keyof Answers) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(name, promise)
    return () => {
      held.delete(name)
      resolve()
    }
  }
  const tokens = createTokenStore(createMapStorage())
  const flags = createDeviceFlags(createMapStorage())
  const locks = createLocalLocks()
  const keeper = createSessionKeeper({
    calls: { refresh: () => ask('refresh'), renew: () => ask('renew'), signOut: () => ask('signOut') },
    sync: {
      signIn: async ({ memberId, remembered }) => void reported.push(`signIn ${memberId} ${remembered}`),
      signOut: async ({ keepUnsent }) => void reported.push(`signOut ${keepUnsent}`),
      dropMember: async memberId => void reported.push(`drop ${memberId}`),
      drainBeforeSignOut: async () => [],
    },
    tokens,
    flags,
    tabs: { locks, clock: waits, channel: hub.join() },
    now: () => clock.now,
    clearStorages: () => void reported.push('clear storages'),
    onForcedOffline: () => void reported.push('network error'),
    onLeft: memberId => void left.push(memberId),
  })
  return { keeper, clock, waits, answers, asked, reported, left, tokens, flags, locks, hold }
}
