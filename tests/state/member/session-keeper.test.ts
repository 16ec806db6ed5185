import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '../../../src/state/member/session.ts'
import { answer, createWorld, grant, minute, unauthenticated } from './keeper-world.ts'

afterEach(() => {
  session.now = { status: 'starting' }
})

beforeEach(() => {
  session.now = { status: 'guest' }
})

test('signing in keeps the token, tells the engine and opens the member’s rows', async () => {
  const { keeper, tokens, reported } = createWorld()
  await keeper.accept(grant('one'), true)
  expect(tokens.read()).toMatchObject({ token: 'one', memberId: 'maria', remembered: true })
  expect(reported).toEqual(['signIn maria true'])
  expect(session.now).toEqual({ status: 'member', memberId: 'maria' })
})

test('a 401 asks for a new bearer with the cookie where the member is remembered', async () => {
  const { keeper, answers, tokens, reported } = createWorld()
  answers.refresh = answer(grant('two'))
  await keeper.accept(grant('one'), true)
  await keeper.recordUnauthenticated('one', false)
  expect(tokens.read()?.token).toBe('two')
  expect(reported).toEqual(['signIn maria true', 'signIn maria true'])
})

test('a 401 of an older token says nothing about the present session', async () => {
  const { keeper, tokens, asked } = createWorld()
  await keeper.accept(grant('two'), true)
  await keeper.recordUnauthenticated('one', true)
  expect(tokens.read()?.token).toBe('two')
  expect(asked).toEqual([])
})

test('without "keep me signed in" a 401 expires the session: the token goes, the rows stay for the prompt (section 4)', async () => {
  const { keeper, tokens, reported } = createWorld()
  await keeper.accept(grant('one'), false)
  await keeper.recordUnauthenticated('one', false)
  expect(tokens.read()).toBeUndefined()
  expect(session.now).toEqual({ status: 'expired', memberId: 'maria' })
  expect(reported).toEqual(['signIn maria false'])
})

test('force_offline clears both storages and the member’s rows and shows the network error (section 4)', async () => {
  const { keeper, reported } = createWorld()
  await keeper.accept(grant('one'), true)
  await keeper.recordUnauthenticated('one', true)
  expect(reported).toEqual(['signIn maria true', 'clear storages', 'drop maria', 'network error'])
  expect(session.now).toEqual({ status: 'guest' })
})

test('a network that does not answer ends no session', async () => {
  const { keeper, tokens } = createWorld()
  await keeper.accept(grant('one'), true)
  await keeper.recordUnauthenticated('one', false)
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
  flags.setRemembered('maria')
  session.now = { status: 'returning' }
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'guest' })
  answers.refresh = answer(grant('one'))
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'member', memberId: 'maria' })

  const other = createWorld()
  other.flags.setRemembered('maria')
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
  flags.setRemembered('maria')
  flags.setRevocationDue(true)
  for (const now of [{ status: 'guest' }, { status: 'remembered', memberId: 'maria' }] as const) {
    session.now = now
    await keeper.keepFresh()
  }
  expect(asked).toEqual([])
})

test('a cookie of another member signs this tab out and keeps what waits', async () => {
  const { keeper, answers, reported } = createWorld()
  await keeper.accept(grant('one'), true)
  const refusal = { status: 'error', code: 409, message: '', error: 'other_member' } as const
  answers.refresh = { kind: 'refused', refusal, retryAfterMs: undefined }
  await keeper.recordUnauthenticated('one', false)
  expect(reported.at(-1)).toBe('signOut true')
  expect(session.now).toEqual({ status: 'guest' })
})

test('a tab thrown out by another member’s cookie, or signed out beside it, takes nothing of theirs away', async () => {
  const refusal = { status: 'error', code: 409, message: '', error: 'other_member' } as const
  for (const leave of ['thrown out', 'by hand'] as const) {
    const { keeper, answers, flags, left } = createWorld()
    await keeper.accept(grant('one'), true)
    // In another tab.
    flags.setRemembered('joana')
    answers.refresh = { kind: 'refused', refusal, retryAfterMs: undefined }
    if (leave === 'thrown out') await keeper.recordUnauthenticated('one', false)
    else await keeper.signOut({ keepUnsent: true })
    expect(left).toEqual(['maria'])
    expect(flags.isRemembered()).toBe(true)
    // A revocation sent later carries the cookie of that moment, which is not the cookie of the member who left.
    expect(flags.isRevocationDue()).toBe(false)
  }
})

test('a cookie that an earlier build was given is the member’s who leaves', async () => {
  const { keeper, flags } = createWorld()
  session.now = { status: 'member', memberId: 'maria' }
  flags.setRemembered('yes')
  await keeper.leave(true)
  expect(flags.isRemembered()).toBe(false)
})

test('two who ask at once share one rotation of the cookie', async () => {
  const { keeper, answers, asked } = createWorld()
  answers.refresh = answer(grant('two'))
  await keeper.accept(grant('one'), true)
  await Promise.all([keeper.recordUnauthenticated('one', false), keeper.refreshSession()])
  expect(asked).toEqual(['refresh'])
})

test('a sign-out without network empties the device at once and is sent to the server later', async () => {
  const { keeper, answers, reported, flags, tokens } = createWorld()
  await keeper.accept(grant('one'), true)
  await keeper.signOut({ keepUnsent: false })
  expect(reported.at(-1)).toBe('signOut false')
  expect(tokens.read()).toBeUndefined()
  expect(flags.isRevocationDue()).toBe(true)
  answers.signOut = answer({})
  await keeper.revokeLeftOver()
  expect(flags.isRevocationDue()).toBe(false)
})

test('signing in again takes the place of a sign-out that was still to be sent', async () => {
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
    const refreshed = keeper.recordUnauthenticated('one', false)
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
  const refreshed = keeper.recordUnauthenticated('one', false)
  const left = keeper.signOut({ keepUnsent: false })
  // The token goes first, the rows and the member's name after it.
  await expect.poll(() => tokens.read()).toBeUndefined()
  resolve()
  await refreshed
  await left
  expect(asked).not.toContain('refresh')
  expect(session.now).toEqual({ status: 'guest' })
})
