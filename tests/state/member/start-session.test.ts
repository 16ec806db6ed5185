import { afterEach, expect, test } from 'vitest'
import type { CallResult } from '../../../src/api/call-result.ts'
import { startSession } from '../../../src/app/start/start-session.ts'
import { createDeviceFlags } from '../../../src/features/auth/session/device-flags.ts'
import { createSessionKeeper } from '../../../src/features/auth/session/session-keeper.ts'
import { createTokenStore } from '../../../src/features/auth/session/token-store.ts'
import { session } from '../../../src/state/member/session.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'
import { createMapStorage } from '../../support/map-storage.ts'
import { createFakeClock } from '../../sync/support/fake-clock.ts'
import { createTabHub } from '../../sync/support/tab-hub.ts'

const unauthenticated: CallResult<never> = { kind: 'unauthenticated', forceOffline: false }

/** A start of the app without a token, on a device that has Maria's rows; the server knows no session of hers. */
async function startWithout({ isFlagged }: { isFlagged: boolean }) {
  const asked: string[] = []
  const refuse = (name: string) => async () => {
    asked.push(name)
    return unauthenticated
  }
  const tokens = createTokenStore(createMapStorage())
  const flags = createDeviceFlags(createMapStorage())
  flags.setRemembered(isFlagged ? 'maria' : undefined)
  const keeper = createSessionKeeper({
    calls: { refresh: refuse('refresh'), renew: refuse('renew'), signOut: refuse('signOut') },
    sync: {
      signIn: async () => {},
      signOut: async () => {},
      dropMember: async () => {},
      drainBeforeSignOut: async () => [],
    },
    tokens,
    flags,
    tabs: { locks: createLocalLocks(), clock: createFakeClock(), channel: createTabHub().join() },
    now: () => 1_000_000,
    clearStorages: () => {},
    onForcedOffline: () => {},
    onLeft: () => {},
  })
  session.now = { status: 'remembered', memberId: 'maria' }
  await startSession({
    sync: { start: async () => ({ kind: 'remembered', memberId: 'maria' }) },
    tokens,
    flags,
    keeper: async () => keeper,
  })
  return asked
}

afterEach(() => {
  session.now = { status: 'starting' }
})

test.each([
  ['a session that ended while the app was closed', { isFlagged: true }],
  ['a session whose end was reported just before the page was left', { isFlagged: false }],
])('%s is found out at the start, and asks to log in again', async (_, device) => {
  const asked = await startWithout(device)
  await expect.poll(() => session.now).toEqual({ status: 'expired', memberId: 'maria' })
  expect(asked).toEqual(['refresh'])
})
