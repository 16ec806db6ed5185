import { expect, test } from 'vitest'
import { createLocalLocks } from '../../src/sync/live/local-locks.ts'

test('an exclusive lock is held by one at a time, in the order of asking', async () => {
  const locks = createLocalLocks()
  const log: string[] = []
  const gate = Promise.withResolvers<void>()
  const one = locks.request('x', {}, async () => {
    log.push('one begins')
    await gate.promise
    log.push('one ends')
  })
  const rest = ['two', 'three'].map(name => locks.request('x', {}, async () => void log.push(name)))
  gate.resolve()
  await Promise.all([one, ...rest])
  expect(log).toEqual(['one begins', 'one ends', 'two', 'three'])
})

test('shared holders stand together, and an exclusive one waits for the last of them', async () => {
  const locks = createLocalLocks()
  const gate = Promise.withResolvers<string>()
  const shared = ['a', 'b'].map(() => locks.request('x', { mode: 'shared' }, () => gate.promise))
  expect(await locks.request('x', { ifAvailable: true }, async lock => lock)).toBeNull()
  const exclusive = locks.request('x', {}, async () => 'mine')
  // A request made after a waiting exclusive one does not overtake it, as in Web Locks.
  expect(await locks.request('x', { mode: 'shared', ifAvailable: true }, async lock => lock)).toBeNull()
  gate.resolve('over')
  expect(await Promise.all(shared)).toEqual(['over', 'over'])
  expect(await exclusive).toBe('mine')
})

test('a wait can be given up, and a failure inside frees the lock', async () => {
  const locks = createLocalLocks()
  const gate = Promise.withResolvers<void>()
  const holding = locks.request('x', {}, () => gate.promise)
  const controller = new AbortController()
  const waiting = locks.request('x', { signal: controller.signal }, async () => 'never')
  controller.abort(new Error('given up'))
  await expect(waiting).rejects.toThrow('given up')
  gate.resolve()
  await holding
  await expect(locks.request('x', {}, () => Promise.reject(new Error('inside')))).rejects.toThrow('inside')
  expect(await locks.request('x', { ifAvailable: true }, async lock => lock !== null)).toBe(true)
})
