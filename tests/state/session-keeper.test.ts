import { beforeEach, expect, test } from 'vitest'
import type { CallResult } from '../../src/api/call-result.ts'
import { createDeviceFlags } from '../../src/features/session/device-flags.ts'
import type { GrantedSession } from '../../src/features/session/session-calls.ts'
import { createSessionKeeper } from '../../src/features/session/session-keeper.ts'
import { createTokenStore } from '../../src/features/session/token-store.ts'
import { session } from '../../src/state/session.ts'
import { createLocalLocks } from '../../src/sync/local-locks.ts'
import { createFakeClock } from '../sync/support/fake-clock.ts'
import { createTabHub } from '../sync/support/tab-hub.ts'

const minute = 60_000
const noAnswer: CallResult<never> = { kind: 'no-answer', cause: 'network', retryAfterMs: undefined }
const unauthenticated: CallResult<never> = { kind: 'unauthenticated', forceOffline: false }

function createStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const grant = (token: string, id = 'maria'): GrantedSession => ({
  access_token: token,
  expires_in: 1800,
  data: { id },
})
const answer = <Reply>(reply: Reply): CallResult<Reply> => ({ kind: 'answer', reply, etag: undefined })

type Answers = {
  refresh: CallResult<GrantedSession>
  renew: CallResult<GrantedSession>
  signOut: CallResult<unknown>
}

/** A keeper with a server that answers what the test says, and a record of what was asked and what the engine was told. */
function createWorld() {
  const clock = { now: 1_000_000 }
  /** Of the device: what waits, waits by it. */
  const waits = createFakeClock()
  const hub = createTabHub()
  const answers: Answers = { refresh: noAnswer, renew: noAnswer, signOut: noAnswer }
  const asked: string[] = []
  const told: string[] = []
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
  const tokens = createTokenStore(createStorage())
  const flags = createDeviceFlags(createStorage())
  const locks = createLocalLocks()
  const keeper = createSessionKeeper({
    calls: { refresh: () => ask('refresh'), renew: () => ask('renew'), signOut: () => ask('signOut') },
    sync: {
      signIn: async ({ memberId, remembered }) => void told.push(`signIn ${memberId} ${remembered}`),
      signOut: async ({ keepUnsent }) => void told.push(`signOut ${keepUnsent}`),
      dropMember: async memberId => void told.push(`drop ${memberId}`),
      drainBeforeSignOut: async () => [],
    },
    tokens,
    flags,
    tabs: { locks, clock: waits, channel: hub.join() },
    now: () => clock.now,
    clearStorages: () => void told.push('clear storages'),
    onForcedOffline: () => void told.push('network error'),
    onLeft: () => undefined,
  })
  return { keeper, clock, waits, answers, asked, told, tokens, flags, locks, hold }
}

beforeEach(() => {
  session.now = { status: 'guest' }
})

test('signing in keeps the token, tells the engine and opens the member’s rows', async () => {
  const { keeper, tokens, told } = createWorld()
  await keeper.accept(grant('one'), true)
  expect(tokens.read()).toMatchObject({ token: 'one', memberId: 'maria', remembered: true })
  expect(told).toEqual(['signIn maria true'])
  expect(session.now).toEqual({ status: 'member', memberId: 'maria' })
})

test('a bearer is renewed in its last ten minutes, not before', async () => {
  const { keeper, clock, answers, asked, tokens } = createWorld()
  answers.renew = answer(grant('two'))
  await keeper.accept(grant('one'), false)
  clock.now += 19 * minute
  await keeper.keepFresh()
  expect(asked).toEqual([])
  clock.now += 2 * minute
  await keeper.keepFresh()
  expect(tokens.read()?.token).toBe('two')
})

test('a 401 asks for a new bearer with the cookie where the member is remembered', async () => {
  const { keeper, answers, tokens, told } = createWorld()
  answers.refresh = answer(grant('two'))
  await keeper.accept(grant('one'), true)
  await keeper.noteUnauthenticated('one', false)
  expect(tokens.read()?.token).toBe('two')
  expect(told).toEqual(['signIn maria true', 'signIn maria true'])
})

test('a 401 of an older token says nothing about the present session', async () => {
  const { keeper, tokens, asked } = createWorld()
  await keeper.accept(grant('two'), true)
  await keeper.noteUnauthenticated('one', true)
  expect(tokens.read()?.token).toBe('two')
  expect(asked).toEqual([])
})

test('without "keep me signed in" a 401 expires the session: the token goes, the rows stay for the prompt (section 4)', async () => {
  const { keeper, tokens, told } = createWorld()
  await keeper.accept(grant('one'), false)
  await keeper.noteUnauthenticated('one', false)
  expect(tokens.read()).toBeUndefined()
  expect(session.now).toEqual({ status: 'expired', memberId: 'maria' })
  expect(told).toEqual(['signIn maria false'])
})

test('force_offline clears both storages and the member’s rows and shows the network error (section 4)', async () => {
  const { keeper, told } = createWorld()
  await keeper.accept(grant('one'), true)
  await keeper.noteUnauthenticated('one', true)
  expect(told).toEqual(['signIn maria true', 'clear storages', 'drop maria', 'network error'])
  expect(session.now).toEqual({ status: 'guest' })
})

test('a network that does not answer ends no session', async () => {
  const { keeper, tokens } = createWorld()
  await keeper.accept(grant('one'), true)
  await keeper.noteUnauthenticated('one', false)
  expect(tokens.read()?.token).toBe('one')
  expect(session.now).toEqual({ status: 'member', memberId: 'maria' })
})

test('a remembered member whose cookie is refused is asked to log in again', async () => {
  const { keeper, answers } = createWorld()
  session.now = { status: 'remembered', memberId: 'maria' }
  answers.refresh = unauthenticated
  expect(await keeper.refreshSession()).toBe('ended')
  expect(session.now).toEqual({ status: 'expired', memberId: 'maria' })
})

test('a cookie without rows of its member is asked whose it is: no answer makes a guest until the line returns, a refusal for good', async () => {
  const { keeper, answers, asked, flags } = createWorld()
  flags.setRemembered(true)
  session.now = { status: 'returning' }
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'guest' })
  answers.refresh = answer(grant('one'))
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'member', memberId: 'maria' })

  const other = createWorld()
  other.flags.setRemembered(true)
  other.answers.refresh = unauthenticated
  session.now = { status: 'returning' }
  await other.keeper.keepFresh()
  expect(session.now).toEqual({ status: 'guest' })
  await other.keeper.keepFresh()
  expect([...asked, ...other.asked]).toEqual(['refresh', 'refresh', 'refresh'])
})

test('a cookie that is to be revoked brings nobody back', async () => {
  const { keeper, answers, asked, flags } = createWorld()
  answers.refresh = answer(grant('one'))
  flags.setRemembered(true)
  flags.setRevocationDue(true)
  for (const now of [{ status: 'guest' }, { status: 'remembered', memberId: 'maria' }] as const) {
    session.now = now
    await keeper.keepFresh()
  }
  expect(asked).toEqual([])
})

test('a cookie of another member signs this tab out and keeps what waits', async () => {
  const { keeper, answers, told } = createWorld()
  await keeper.accept(grant('one'), true)
  const refusal = { status: 'error', code: 409, message: '', error: 'other_member' } as const
  answers.refresh = { kind: 'refused', refusal, retryAfterMs: undefined }
  await keeper.noteUnauthenticated('one', false)
  expect(told.at(-1)).toBe('signOut true')
  expect(session.now).toEqual({ status: 'guest' })
})

test('two who ask at once share one rotation of the cookie', async () => {
  const { keeper, answers, asked } = createWorld()
  answers.refresh = answer(grant('two'))
  await keeper.accept(grant('one'), true)
  await Promise.all([keeper.noteUnauthenticated('one', false), keeper.refreshSession()])
  expect(asked).toEqual(['refresh'])
})

test('a sign-out without network empties the device at once and is told to the server later', async () => {
  const { keeper, answers, told, flags, tokens } = createWorld()
  await keeper.accept(grant('one'), true)
  await keeper.signOut({ keepUnsent: false })
  expect(told.at(-1)).toBe('signOut false')
  expect(tokens.read()).toBeUndefined()
  expect(flags.isRevocationDue()).toBe(true)
  answers.signOut = answer({})
  await keeper.revokeLeftOver()
  expect(flags.isRevocationDue()).toBe(false)
})

test('signing in again takes the place of a sign-out that was still to be told', async () => {
  const { keeper, flags, asked } = createWorld()
  await keeper.accept(grant('one'), true)
  await keeper.signOut({ keepUnsent: true })
  await keeper.accept(grant('two'), true)
  asked.length = 0
  await keeper.revokeLeftOver()
  expect(flags.isRevocationDue()).toBe(false)
  expect(asked).toEqual([])
})

test('a refresh that was under way when the member signed out brings nobody back, whatever it answers', async () => {
  for (const late of [unauthenticated, answer(grant('two'))]) {
    const { keeper, answers, asked, tokens, flags, hold } = createWorld()
    answers.signOut = answer({})
    await keeper.accept(grant('one'), true)
    const letCome = hold('refresh')
    const refreshed = keeper.noteUnauthenticated('one', false)
    await expect.poll(() => asked).toContain('refresh')
    await keeper.signOut({ keepUnsent: false })
    answers.refresh = late
    letCome()
    await refreshed
    expect(session.now).toEqual({ status: 'guest' })
    expect(tokens.read()).toBeUndefined()
    expect(flags.isRemembered()).toBe(false)
    // A cookie that the server gave after all is revoked.
    await expect
      .poll(() => asked.filter(name => name === 'signOut').length)
      .toBe(late.kind === 'answer' ? 2 : 1)
    expect(flags.isRevocationDue()).toBe(false)
  }
})

test('a renewal that was under way when the member signed out leaves no token behind', async () => {
  const { keeper, clock, answers, asked, tokens, hold } = createWorld()
  answers.renew = answer(grant('two'))
  await keeper.accept(grant('one'), false)
  clock.now += 25 * minute
  const letCome = hold('renew')
  const renewed = keeper.keepFresh()
  await expect.poll(() => asked).toContain('renew')
  await keeper.signOut({ keepUnsent: false })
  letCome()
  await renewed
  expect(tokens.read()).toBeUndefined()
})

test('a refresh that was under way when somebody signed in leaves them signed in', async () => {
  const { keeper, answers, asked, tokens, hold } = createWorld()
  session.now = { status: 'remembered', memberId: 'maria' }
  answers.refresh = unauthenticated
  const letCome = hold('refresh')
  const refreshed = keeper.keepFresh()
  await expect.poll(() => asked).toContain('refresh')
  await keeper.accept(grant('two', 'joana'), true)
  letCome()
  await refreshed
  expect(session.now).toEqual({ status: 'member', memberId: 'joana' })
  expect(tokens.read()?.token).toBe('two')
})

test('a refresh that waited for another tab’s while the member signed out is not asked for', async () => {
  const { keeper, answers, asked, tokens, locks } = createWorld()
  answers.refresh = unauthenticated
  await keeper.accept(grant('one'), true)
  const { promise, resolve } = Promise.withResolvers<void>()
  void locks.request('refresh', {}, () => promise)
  const refreshed = keeper.noteUnauthenticated('one', false)
  const left = keeper.signOut({ keepUnsent: false })
  // The token goes first, the rows and the member's name after it.
  await expect.poll(() => tokens.read()).toBeUndefined()
  resolve()
  await refreshed
  await left
  expect(asked).not.toContain('refresh')
  expect(session.now).toEqual({ status: 'guest' })
})

test('a tab that the phone has suspended while it asked with the cookie keeps the others from their session for half a minute, not for ever', async () => {
  const { keeper, answers, asked, waits, tokens, locks } = createWorld()
  answers.refresh = answer(grant('two'))
  void locks.request('refresh', {}, () => new Promise(() => undefined)).catch(() => undefined)
  const refreshed = keeper.refreshSession()
  await expect.poll(() => waits.waits()).toEqual([30_000])
  waits.advance(29_000)
  expect(asked).toEqual([])
  waits.advance(1_000)
  expect(await refreshed).toBe('signed-in')
  expect(tokens.read()?.token).toBe('two')
})

test('a clock that was set a day forward ends no session by itself: the house is asked, and says whether it has ended', async () => {
  const { keeper, clock, answers, tokens } = createWorld()
  await keeper.accept(grant('one'), false)
  clock.now += 24 * 60 * minute
  answers.renew = answer(grant('two'))
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'member', memberId: 'maria' })
  expect(tokens.read()).toMatchObject({ token: 'two', endsAt: clock.now + 30 * minute })
})

test.each([
  ['the house says so', unauthenticated],
  ['the house cannot be asked', noAnswer],
])('a session whose time is over has ended where %s', async (_, renewed) => {
  const { keeper, clock, answers, tokens } = createWorld()
  await keeper.accept(grant('one'), false)
  clock.now += 31 * minute
  answers.renew = renewed
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'expired', memberId: 'maria' })
  expect(tokens.read()).toBeUndefined()
})

test('a bearer is renewed while it lives though the clock was set an hour back, and says that it has long', async () => {
  const { keeper, clock, answers, tokens } = createWorld()
  await keeper.accept(grant('one'), false)
  clock.now -= 60 * minute
  answers.renew = answer(grant('two'))
  await keeper.keepFresh()
  expect(tokens.read()).toMatchObject({ token: 'two', endsAt: clock.now + 30 * minute })
})
