import { expect, test } from 'vitest'
import { limitConcurrency } from '../../../src/app/start/limit-concurrency.ts'

/* Requests batched or parallel within six, aborted when the screen goes. */

/** A network that answers when the test says so, and remembers the requests that were on it. */
function openLine(most: number) {
  const asked: string[] = []
  const open = new Map<string, PromiseWithResolvers<Response>>()
  let greatest = 0
  const fetch = limitConcurrency(async input => {
    const request = input instanceof Request ? input : new Request(input)
    request.signal.throwIfAborted()
    const { pathname } = new URL(request.url)
    const answer = Promise.withResolvers<Response>()
    asked.push(pathname)
    open.set(pathname, answer)
    greatest = Math.max(greatest, open.size)
    return answer.promise.finally(() => open.delete(pathname))
  }, most)
  const ask = (path: string, init?: RequestInit) => fetch(new Request(`http://house${path}`, init))
  const settled = () => new Promise(resolve => setTimeout(resolve))
  const answer = async (path: string) => {
    open.get(path)?.resolve(new Response(path))
    await settled()
  }
  return { ask, answer, settled, asked, open, greatest: () => greatest }
}

test('no more than so many requests are on the line, and the others follow in their order', async () => {
  const line = openLine(2)
  const all = ['/a', '/b', '/c', '/d'].map(path => line.ask(path))
  await line.settled()
  expect(line.asked).toEqual(['/a', '/b'])
  await line.answer('/b')
  expect(line.asked).toEqual(['/a', '/b', '/c'])
  for (const path of ['/a', '/c', '/d']) await line.answer(path)
  expect(await Promise.all((await Promise.all(all)).map(one => one.text()))).toEqual(['/a', '/b', '/c', '/d'])
  expect(line.greatest()).toBe(2)
})

test('one that fails makes room as well', async () => {
  const line = openLine(1)
  const first = line.ask('/a')
  const second = line.ask('/b')
  await line.settled()
  line.open.get('/a')?.reject(new TypeError('Failed to fetch'))
  await expect(first).rejects.toThrow('Failed to fetch')
  await line.answer('/b')
  expect((await second).ok).toBe(true)
})

test('a screen that goes takes its request out of the queue: it is never sent, and nobody waits for it', async () => {
  const line = openLine(1)
  const first = line.ask('/a')
  const gone = new AbortController()
  const given = line.ask('/b', { signal: gone.signal })
  const third = line.ask('/c')
  gone.abort()
  await expect(given).rejects.toThrow()
  await line.answer('/a')
  await line.answer('/c')
  expect(line.asked).toEqual(['/a', '/c'])
  expect((await first).ok && (await third).ok).toBe(true)
})

test('what acts waits for no read', async () => {
  const line = openLine(1)
  const read = line.ask('/read')
  const bet = line.ask('/bet', { method: 'POST', headers: { 'idempotency-key': 'k' } })
  await line.settled()
  expect(line.asked).toEqual(['/read', '/bet'])
  await line.answer('/bet')
  await line.answer('/read')
  expect((await bet).ok && (await read).ok).toBe(true)
})

test('a place that becomes free is for the request that waits: none that comes in that moment takes it as well', async () => {
  const line = openLine(1)
  const asked = [line.ask('/a'), line.ask('/b')]
  await line.settled()
  line.open.get('/a')?.resolve(new Response())
  for (let moment = 0; moment < 12; moment += 1) {
    asked.push(line.ask(`/${moment}`))
    await Promise.resolve()
  }
  await line.settled()
  expect(line.asked).toEqual(['/a', '/b'])
  for (const path of ['/b', ...Array.from({ length: 12 }, (_, moment) => `/${moment}`)])
    await line.answer(path)
  await Promise.all(asked)
  expect(line.greatest()).toBe(1)
})

test('what acted and is answered leaves no place of its own behind: the reads stay within their bound', async () => {
  const line = openLine(2)
  const bets = ['/bet-1', '/bet-2']
  const act = { method: 'POST', headers: { 'idempotency-key': 'k' } }
  const reads = ['/a', '/b', '/c', '/d', '/e']
  const asked = [...reads.slice(0, 2).map(path => line.ask(path)), ...bets.map(path => line.ask(path, act))]
  asked.push(...reads.slice(2).map(path => line.ask(path)))
  await line.settled()
  for (const path of bets) await line.answer(path)
  expect([...line.open.keys()]).toEqual(['/a', '/b'])
  for (const path of reads) await line.answer(path)
  expect(await Promise.all((await Promise.all(asked)).map(({ ok }) => ok))).toEqual(Array(7).fill(true))
})
