import { expect, test } from 'vitest'
import { openNetworkSide } from '../../src/app/start/open-network-side.ts'

type Side = Awaited<ReturnType<Parameters<typeof openNetworkSide>[0]>>
type Pull = Side['sync']['pull']

/** A network side whose chunk arrives, or does not, when the test says so. */
function createWorld() {
  const arrivals: PromiseWithResolvers<Side>[] = []
  const asked: string[] = []
  const watched: string[] = []
  const pull: Pull = async id => {
    asked.push(id)
    return { kind: 'applied' }
  }
  const watch: Side['sync']['watch'] = id => {
    watched.push(id)
    return () => watched.splice(watched.indexOf(id), 1)
  }
  const unused = () => {
    throw new Error('Not asked for in these tests')
  }
  const sync: Side['sync'] = {
    ...{ registerResource: unused, registerWriteKind: unused, registerMoneyCall: unused, start: unused },
    ...{ stop: unused, signIn: unused, drainBeforeSignOut: unused, signOut: unused, dropMember: unused },
    ...{
      enqueue: unused,
      tryAgain: unused,
      discard: unused,
      bringBack: unused,
      recordBalance: unused,
      member: () => undefined,
    },
    ...{ claimNotification: unused, putAway: unused },
    get money() {
      return unused()
    },
    pull,
    watch,
  }
  const api: Side['api'] = {
    isOnline: () => true,
    call: unused,
    send: async () => ({ kind: 'unchanged' }),
  }
  const notices = { ofSync: unused, networkError: unused, newerTab: unused, storageUnavailable: unused }
  const side: Side = { api, sync, keeper: unused, notices }
  const opened = openNetworkSide(
    () => {
      const arrival = Promise.withResolvers<Side>()
      arrivals.push(arrival)
      return arrival.promise
    },
    () => true,
  )
  const arrive = () => arrivals.at(-1)?.resolve(side)
  const fail = () => arrivals.at(-1)?.reject(new Error('The chunk did not arrive'))
  return { opened, arrive, fail, asked, watched, loads: () => arrivals.length }
}

test('a pull asked for before the network side is here waits and is then made, once', async () => {
  const { opened, arrive, asked, loads } = createWorld()
  const pulls = [opened.sync.pull('games'), opened.sync.pull('popular-games')]
  expect(asked).toEqual([])
  arrive()
  expect(await Promise.all(pulls)).toEqual([{ kind: 'applied' }, { kind: 'applied' }])
  expect(asked).toEqual(['games', 'popular-games'])
  expect(loads()).toBe(1)
})

test('a network side that does not arrive is no answer, and the next request asks for it again', async () => {
  const { opened, arrive, fail, loads } = createWorld()
  const first = opened.sync.pull('games')
  fail()
  expect(await first).toEqual({ kind: 'not-loaded' })
  expect(opened.isHere()).toBe(false)
  const second = opened.sync.pull('games')
  arrive()
  expect(await second).toEqual({ kind: 'applied' })
  expect(loads()).toBe(2)
})

test('what is watched before it is here is watched when it is, unless it was stopped meanwhile', async () => {
  const { opened, arrive, watched } = createWorld()
  const stop = opened.sync.watch('balance')
  const stopUser = opened.sync.watch('user')
  stopUser()
  arrive()
  await opened.whole()
  expect(watched).toEqual(['balance'])
  stop()
  expect(watched).toEqual([])
})

test('a watch outlives a load that failed', async () => {
  const { opened, arrive, fail, watched } = createWorld()
  opened.sync.watch('balance')
  const lost = opened.sync.pull('games')
  fail()
  await lost
  const found = opened.whole()
  arrive()
  await found
  expect(watched).toEqual(['balance'])
})
