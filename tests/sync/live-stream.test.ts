import { expect, test } from 'vitest'
import { createLiveLeader } from '../../src/sync/live/live-leader.ts'
import { emptyStreamMemory, followChanges } from '../../src/sync/live/live-stream.ts'
import { createLocalLocks } from '../../src/sync/live/local-locks.ts'
import { createStreamCursor, type StreamCursor } from '../../src/sync/live/stream-cursor.ts'
import { createFakeClock, type FakeClock } from './support/fake-clock.ts'
import { createTabHub } from './support/tab-hub.ts'
import { createWorld, eventually } from './support/world.ts'

/** A server of event streams whose connections the test writes to and ends. */
function createStreams() {
  const opened: { lastEventId: string | null; authorization: string | null; isOver: boolean }[] = []
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = []
  const encoder = new TextEncoder()
  let refusal: number | undefined
  return {
    opened,
    refuse: (status: number | undefined) => {
      refusal = status
    },
    write: (lines: string) => controllers.at(-1)?.enqueue(encoder.encode(lines)),
    end: () => controllers.at(-1)?.close(),
    fetch: async (_url: string, init: RequestInit): Promise<Response> => {
      const headers = new Headers(init.headers)
      if (refusal !== undefined) return new Response(null, { status: refusal })
      const connection = {
        lastEventId: headers.get('last-event-id'),
        authorization: headers.get('authorization'),
        isOver: false,
      }
      opened.push(connection)
      const body = new ReadableStream<Uint8Array>({
        start: controller => {
          controllers.push(controller)
          init.signal?.addEventListener('abort', () => {
            connection.isOver = true
            controller.error(new Error('aborted'))
          })
        },
      })
      return new Response(body)
    },
  }
}

/** A device that keeps how far the stream was read. */
function createPlace(kept = '') {
  const state = { kept }
  const place: StreamCursor = {
    read: async () => state.kept,
    keep: id => {
      state.kept = id
    },
  }
  return { state, place }
}

function createFollower({ refusal, kept = '' }: { refusal?: number; kept?: string } = {}) {
  const clock = createFakeClock()
  const streams = createStreams()
  streams.refuse(refusal)
  const { state, place } = createPlace(kept)
  const topics: string[] = []
  const polls: number[] = []
  const end = new AbortController()
  const following = followChanges(
    {
      locks: createLocalLocks(),
      clock,
      channel: createTabHub().join(),
      random: { fraction: () => 0.5, uuid: () => '' },
      stream: {
        readBase: () => '',
        readToken: () => ({ token: 'token-ana', memberId: 'ana' }),
        fetch: streams.fetch,
      },
      place,
      onChange: topic => topics.push(topic),
      onTable: () => {},
      onPoll: () => polls.push(clock.now()),
    },
    'ana',
    emptyStreamMemory(),
    end.signal,
  )
  return { clock, streams, state, topics, polls, end, following }
}

const change = (id: number, topic: string) =>
  `id: ${id}\ndata: {"topic":"${topic}","at":"2026-06-01T12:00:00Z"}\n\n`

test('changes are reported, and a broken stream resumes after the last event it saw', async () => {
  const { clock, streams, topics, end, following } = createFollower()
  await eventually(() => expect(streams.opened).toHaveLength(1))
  streams.write(change(7, 'balance'))
  await eventually(() => expect(topics).toEqual(['balance']))
  streams.end()
  await eventually(() => {
    clock.advance(500)
    expect(streams.opened).toHaveLength(2)
  })
  expect(streams.opened[1]).toMatchObject({ lastEventId: '7', authorization: 'Bearer token-ana' })
  end.abort()
  await following
})

test('a page that is loaded anew resumes where the stream was left, a beat counting as much as an event', async () => {
  const before = createFollower()
  await eventually(() => expect(before.streams.opened).toHaveLength(1))
  expect(before.streams.opened[0]?.lastEventId).toBeNull()
  before.streams.write('id: 41\n: beat\n\n')
  await eventually(() => expect(before.state.kept).toBe('41'))
  before.end.abort()
  await before.following

  const { streams, end, following } = createFollower({ kept: before.state.kept })
  await eventually(() => expect(streams.opened).toHaveLength(1))
  expect(streams.opened[0]?.lastEventId).toBe('41')
  end.abort()
  await following
})

test('the place is kept with the device, and not for a member who has left it', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const place = createStreamCursor(tab.db, 'ana')
  expect(await place.read()).toBe('')
  place.keep('7')
  await eventually(async () => expect(await createStreamCursor(tab.db, 'ana').read()).toBe('7'))
  await tab.sync.signOut({ keepUnsent: true })
  place.keep('8')
  await tab.db.transaction('rw', [tab.db.syncState, tab.db.deviceMembers], async () => undefined)
  expect(await createStreamCursor(tab.db, 'ana').read()).toBe('')
})

test('a topic of a newer server and a line that is not JSON are dropped', async () => {
  const { streams, topics, end, following } = createFollower()
  await eventually(() => expect(streams.opened).toHaveLength(1))
  streams.write(`${change(1, 'of-tomorrow')}data: nonsense\n\n${change(2, 'rounds')}`)
  await eventually(() => expect(topics).toEqual(['rounds']))
  end.abort()
  await following
})

test('a stream that fell silent is given up and opened again', async () => {
  const { clock, streams, end, following } = createFollower()
  await eventually(() => expect(streams.opened).toHaveLength(1))
  streams.write(': still here\n\n')
  await eventually(() => expect(clock.waits()).toContain(50_000))
  clock.advance(50_000)
  await eventually(() => expect(streams.opened[0]?.isOver).toBe(true))
  await eventually(() => {
    clock.advance(1000)
    expect(streams.opened).toHaveLength(2)
  })
  end.abort()
  await following
})

test('while no stream can be had it looks automatically, and stops when one is open', async () => {
  const { clock, streams, polls, end, following } = createFollower({ refusal: 503 })
  await eventually(() => {
    clock.advance(10_000)
    expect(polls.length).toBeGreaterThan(1)
  })
  streams.refuse(undefined)
  await eventually(() => {
    clock.advance(1000)
    expect(streams.opened).toHaveLength(1)
  })
  streams.write(': beat\n\n')
  await eventually(() => expect(clock.waits()).toContain(50_000))
  const before = polls.length
  for (let beat = 0; beat < 4; beat += 1) {
    clock.advance(20_000)
    streams.write(': beat\n\n')
    await eventually(() => expect(clock.waits()).toContain(50_000))
  }
  expect(polls).toHaveLength(before)
  end.abort()
  await following
})

test('without a valid token it asks no more', async () => {
  const { streams, following, polls } = createFollower({ refusal: 401 })
  await following
  expect([streams.opened, polls]).toEqual([[], []])
})

/** Tabs of one browser that may read one member's stream. */
function createBrowser() {
  const locks = createLocalLocks()
  const hub = createTabHub()
  const shared = createPlace()
  const open = (clock: FakeClock) => {
    const streams = createStreams()
    const received: string[] = []
    const state = { isVisible: true }
    const channel = hub.join()
    channel.listen(message => received.push(message.kind))
    const leader = createLiveLeader({
      locks,
      clock,
      random: { fraction: () => 0.5, uuid: () => '' },
      channel,
      triggers: { isVisible: () => state.isVisible, listen: () => () => {} },
      stream: {
        readBase: () => '',
        readToken: () => ({ token: 'token-ana', memberId: 'ana' }),
        fetch: streams.fetch,
      },
      openPlace: async () => shared.place,
      onChange: (memberId, topic) => received.push(`${memberId} ${topic}`),
      onTable: () => {},
      onPoll: () => {},
    })
    return { leader, streams, received, state }
  }
  return { open }
}

test('one visible tab reads for all; when it is hidden the next one takes over and notifies the others', async () => {
  const { open } = createBrowser()
  const clock = createFakeClock()
  const [one, two] = [open(clock), open(clock)]
  one.leader.follow('ana')
  await eventually(() => expect(one.streams.opened).toHaveLength(1))
  two.leader.follow('ana')
  one.streams.write(change(1, 'balance'))
  await eventually(() => expect(two.received).toContain('changed'))
  expect(one.received).toEqual(['ana balance'])
  expect(two.streams.opened).toHaveLength(0)

  one.state.isVisible = false
  one.leader.look()

  await eventually(() => expect(two.streams.opened).toHaveLength(1))
  expect(two.streams.opened[0]?.lastEventId).toBe('1')
  expect(one.streams.opened[0]?.isOver).toBe(true)
  two.leader.follow(undefined)
  await eventually(() => expect(two.streams.opened[0]?.isOver).toBe(true))
})

test('a suspended tab keeps the stream from nobody: after 30 s of silence the next one reads, and it stands in line when it wakes', async () => {
  const { open } = createBrowser()
  // A page that an iPhone has stopped: its clock stands still.
  const [stopped, clock] = [createFakeClock(), createFakeClock()]
  const [one, two] = [open(stopped), open(clock)]
  one.leader.follow('ana')
  await eventually(() => expect(one.streams.opened).toHaveLength(1))
  two.leader.follow('ana')
  await eventually(() => expect(clock.waits()).toContain(30_000))
  clock.advance(29_000)
  expect(two.streams.opened).toHaveLength(0)
  clock.advance(1_000)
  await eventually(() => expect(two.streams.opened).toHaveLength(1))
  await eventually(() => expect(one.streams.opened[0]?.isOver).toBe(true))
  expect(one.streams.opened).toHaveLength(1)

  two.leader.follow(undefined)
  await eventually(() => expect(one.streams.opened).toHaveLength(2))
  one.leader.follow(undefined)
})

test('a tab that says it is alive keeps the stream, however long it says nothing else', async () => {
  const { open } = createBrowser()
  const clock = createFakeClock()
  const [one, two] = [open(clock), open(clock)]
  one.leader.follow('ana')
  await eventually(() => expect(one.streams.opened).toHaveLength(1))
  two.leader.follow('ana')
  await eventually(() => expect(clock.waits()).toContain(30_000))
  for (let beat = 0; beat < 12; beat += 1) {
    clock.advance(10_000)
    one.streams.write(': beat\n\n')
    await new Promise(resolve => queueMicrotask(() => resolve(undefined)))
  }
  expect([one.streams.opened.length, two.streams.opened.length]).toEqual([1, 0])
  for (const tab of [one, two]) tab.leader.follow(undefined)
})
