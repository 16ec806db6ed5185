import { expect, test } from 'vitest'
import { prefetchBounds } from '../../../src/sync/pull/prefetch.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import {
  createBrowser,
  createSurroundings,
  expectRest,
  fine,
  steps,
  untilAsked,
} from '../support/prefetch-surroundings.ts'
import { eventually } from '../support/world.ts'

test('a moment after the sign-in everything is asked for, one after the other, the most wanted first', async () => {
  const world = createSurroundings()
  world.prefetch.follow('ana')
  world.clock.advance(2_999)
  expect(world.asked).toEqual([])
  await untilAsked(world, 3)
  expect(world.asked).toEqual(['balance', 'orders', 'seeds'])
  expect(world.around.given[2]).toMatchObject({ part: 'real', freshMs: 24 * 3_600_000 })
  expect(world.around.most).toBe(1)
  await expectRest(world)
})

test('rows of today are not asked for again, and tomorrow they are', async () => {
  const world = createSurroundings()
  world.prefetch.follow('ana')
  await untilAsked(world, 3)
  await expectRest(world)
  world.clock.advance(24 * 3_600_000)
  await untilAsked(world, 6)
})

test('what the screen asks for goes first: until it has its answer nothing is asked for', async () => {
  const world = createSurroundings()
  const screen = Promise.withResolvers<void>()
  world.around.quiet = screen.promise
  world.prefetch.follow('ana')
  await expectRest(world)
  screen.resolve()
  await untilAsked(world, 3)
})

test.each([
  ['data is saved', { ...fine, savesData: true }],
  ['the line is slow by the browser’s word', { ...fine, effectiveType: '2g' }],
  ['the last answers took long', { ...fine, quality: 'slow' }],
  ['there is no network', { ...fine, quality: 'offline' }],
] as const)('nothing is asked for while %s, and all of it when that ends', async (_why, line) => {
  const world = createSurroundings()
  world.around.line = line
  world.prefetch.follow('ana')
  await expectRest(world)
  world.around.line = fine
  world.trigger('online')
  await untilAsked(world, 3)
})

test('a browser that knows nothing of its line is asked by how long its answers take: a slow one ends it for a minute', async () => {
  const world = createSurroundings()
  world.around.line = { ...fine, effectiveType: undefined }
  world.around.answer = async () => {
    world.clock.advance(2_600)
    return { kind: 'applied' }
  }
  world.prefetch.follow('ana')
  await untilAsked(world, 1)
  await expectRest(world)
  world.around.answer = async () => ({ kind: 'applied' })
  world.clock.advance(60_000)
  await untilAsked(world, 3)
  expect(world.asked).toEqual(['balance', 'orders', 'seeds'])
})

test('a hidden page stops it after the answer that is on its way, and one that is looked at goes on where it stopped', async () => {
  const world = createSurroundings()
  world.around.answer = async () => {
    world.around.isVisible = false
    return { kind: 'applied' }
  }
  world.prefetch.follow('ana')
  await untilAsked(world, 1)
  await expectRest(world)
  world.around.isVisible = true
  world.around.answer = async () => ({ kind: 'applied' })
  world.trigger('visible')
  await untilAsked(world, 3)
  expect(world.asked).toEqual(['balance', 'orders', 'seeds'])
})

test('an answer lost on the way puts it off, and the same is asked for again; one that was refused is not', async () => {
  const world = createSurroundings()
  world.around.answer = async id =>
    id === 'balance'
      ? {
          kind: 'failed',
          result: {
            kind: 'refused',
            refusal: { status: 'error', code: 403, error: 'account_closed', message: '' },
            retryAfterMs: undefined,
          },
        }
      : {
          kind: 'failed',
          result: { kind: 'no-answer', cause: 'network', retryAfterMs: undefined },
        }
  world.prefetch.follow('ana')
  await untilAsked(world, 2)
  world.around.answer = async () => ({ kind: 'applied' })
  world.trigger('online')
  await untilAsked(world, 4)
  expect(world.asked).toEqual(['balance', 'orders', 'orders', 'seeds'])
})

test('requests are bounded; what the device has already counts for none', async () => {
  const world = createSurroundings()
  world.around.steps = Array.from({ length: 100 }, (_, at) => ({ id: `step-${at}` }))
  world.around.answer = async id => ({ kind: id === 'step-0' ? 'fresh' : 'applied' })
  world.prefetch.follow('ana')
  await untilAsked(world, prefetchBounds.requests + 1)
  await expectRest(world)
})

test('bytes are bounded: after the answer that passes the bound nothing more is asked for', async () => {
  const world = createSurroundings()
  world.around.answer = async () => {
    world.around.bytes += prefetchBounds.bytes / 2
    return { kind: 'applied' }
  }
  world.prefetch.follow('ana')
  await untilAsked(world, 2)
  await expectRest(world)
})

test('what the page itself fetches while a filling is put off is none of its bound', async () => {
  const world = createSurroundings()
  world.around.answer = async () => {
    world.around.line = { ...fine, quality: 'slow' }
    return { kind: 'applied' }
  }
  world.prefetch.follow('ana')
  await untilAsked(world, 1)
  await expectRest(world)
  world.around.bytes += prefetchBounds.bytes * 3
  world.around.answer = async () => ({ kind: 'applied' })
  world.around.line = fine
  world.trigger('online')
  await untilAsked(world, 3)
})

test.each<[string, PullOutcome]>([
  ['rows that moved under each of its answers, as a queue that drains moves them,', { kind: 'moved' }],
  ['a bearer that has run out', { kind: 'failed', result: { kind: 'unauthenticated', forceOffline: false } }],
])('%s put it off, and the same is asked for again', async (_what, outcome) => {
  const world = createSurroundings()
  world.around.answer = async () => outcome
  world.prefetch.follow('ana')
  await untilAsked(world, 1)
  world.around.answer = async () => ({ kind: 'applied' })
  // The session was renewed: it is the same member's.
  world.prefetch.follow('ana')
  world.trigger('visible')
  await untilAsked(world, 4)
  expect(world.asked).toEqual(['balance', 'balance', 'orders', 'seeds'])
})

test('a bearer that has run out is the end of it once its member is not followed any more', async () => {
  const world = createSurroundings()
  world.around.answer = async () => ({
    kind: 'failed',
    result: { kind: 'unauthenticated', forceOffline: false },
  })
  world.prefetch.follow('ana')
  await untilAsked(world, 1)
  world.prefetch.follow(undefined)
  world.trigger('visible')
  await expectRest(world, 120_000)
})

test('a device without room is left alone', async () => {
  const world = createSurroundings()
  world.around.answer = async () => ({ kind: 'not-stored' })
  world.prefetch.follow('ana')
  await untilAsked(world, 1)
  world.trigger('visible')
  await expectRest(world, 120_000)
})

test('a member who leaves is not asked for any more, and the next one is', async () => {
  const world = createSurroundings()
  const gate = Promise.withResolvers<PullOutcome>()
  world.around.answer = () => gate.promise
  world.prefetch.follow('ana')
  await untilAsked(world, 1)
  world.prefetch.follow(undefined)
  gate.resolve({ kind: 'applied' })
  await expectRest(world)
  world.around.answer = async () => ({ kind: 'applied' })
  world.prefetch.follow('bia')
  await untilAsked(world, 4)
})

/** Two tabs of a member, of which the first waits for its first answer. */
async function openTwoTabs() {
  const browser = createBrowser()
  const [one, other] = [createSurroundings(browser), createSurroundings(browser)]
  const gate = Promise.withResolvers<PullOutcome>()
  one.around.answer = () => gate.promise
  one.prefetch.follow('ana')
  await untilAsked(one, 1)
  other.prefetch.follow('ana')
  return { one, other, answer: () => gate.resolve({ kind: 'applied' }) }
}

test('one tab of a browser does it at a time, and the next has what the first fetched', async () => {
  const { one, other, answer } = await openTwoTabs()
  await expectRest(other, 10_000)
  expect(other.asked).toEqual([])
  answer()
  await untilAsked(one, 3)
  other.around.answer = async () => ({ kind: 'fresh' })
  await untilAsked(other, 3)
})

test('a tab that was suspended in the middle of it keeps no other from filling, and stops when it wakes', async () => {
  const { one: suspended, other, answer } = await openTwoTabs()
  await expectRest(other, 30_000)
  await untilAsked(other, 3)
  answer()
  await expectRest(suspended, 10_000)
})

test('it says when all was asked for, once a filling, and not while something is put off', async () => {
  const world = createSurroundings()
  const { around, prefetch } = world
  prefetch.follow('ana')
  await untilAsked(world, 1)
  around.isVisible = false
  await expectRest(world)
  expect(around.filled).toBe(0)
  around.isVisible = true
  around.trigger('visible')
  await untilAsked(world, steps.length)
  await eventually(() => {
    around.clock.advance(200)
    expect(around.filled).toBe(1)
  })
  await expectRest(world)
  expect(around.filled).toBe(1)
})
