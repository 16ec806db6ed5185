import { expect, test } from 'vitest'
import { isForeign } from '../../src/api/is-foreign.ts'
import { createSimulatedLine } from '../../src/simulate/create-simulated-line.ts'
import { createFates } from '../../src/simulate/fates.ts'
import { slowLine } from '../../src/simulate/slow-line.ts'
import { nothingSimulated, type Simulation } from '../../src/state/simulation.ts'

/** A line to a house that counts what it has done. */
function createLine(simulated: Partial<Simulation>) {
  const waits: number[] = []
  const done: string[] = []
  const state = { ...nothingSimulated, ...simulated }
  const line = createSimulatedLine({
    fetch: async input => {
      done.push(String(input))
      return new Response('x'.repeat(10_000), { status: 201, headers: { etag: 'e1' } })
    },
    read: () => state,
    wait: async waitMs => void waits.push(waitMs),
  })
  const ask = (path: string) =>
    line(path).then(
      ({ status }) => status,
      (error: Error) => error.name,
    )
  return { line, ask, done, waits, state }
}

test.each(['offline', 'captive'] as const)(
  'nothing of a line that is %s reaches the server',
  async simulated => {
    const { ask, done } = createLine({ line: simulated })
    await ask('/api/bet')
    expect(done).toEqual([])
  },
)

test('a captive line answers what the app takes for a portal, never for the server', async () => {
  const { line } = createLine({ line: 'captive' })
  expect(isForeign(await line('/api/bet'))).toBe(true)
})

test('a slow line brings the very answer, late by its latency and its size', async () => {
  const { line, waits } = createLine({ line: 'slow' })
  const answer = await line('/api/games')
  expect(answer.status).toBe(201)
  expect(answer.headers.get('etag')).toBe('e1')
  expect(await answer.text()).toHaveLength(10_000)
  expect(waits).toEqual([slowLine.latencyMs, (10_000 / slowLine.bytesPerSecond) * 1000])
})

test('a call that is given up stops waiting on a slow line', async () => {
  const line = createSimulatedLine({
    fetch: async () => new Response('late'),
    read: () => ({ ...nothingSimulated, line: 'slow' }),
  })
  const controller = new AbortController()
  const asked = line('/api/games', { signal: controller.signal })
  controller.abort(new DOMException('given up', 'AbortError'))
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('a lossy line loses requests before the server heard of them, and answers after it has done them', async () => {
  const { ask, done } = createLine({ line: 'lossy', seed: 3 })
  const fates = createFates(3)
  const expected = Array.from({ length: 200 }, () => fates('/api/bet'))
  const reported: (number | string)[] = []
  for (const _ of expected) reported.push(await ask('/api/bet'))
  expect(reported).toEqual(expected.map(fate => (fate === 'arrives' ? 201 : 'TypeError')))
  expect(done).toHaveLength(expected.filter(fate => fate !== 'lost-on-the-way').length)
  expect(new Set(expected)).toEqual(new Set(['arrives', 'lost-on-the-way', 'answer-lost']))
})

test('the same seed loses the same requests, in whatever order different paths are asked for', () => {
  const [one, other] = [createFates(5), createFates(5)]
  const bets = Array.from({ length: 30 }, () => one('/api/bet'))
  const mixed = Array.from({ length: 30 }, () => {
    other('/api/games')
    return other('/api/bet')
  })
  expect(mixed).toEqual(bets)
})

test('three of ten requests are lost, as many there as back, and another seed loses others', () => {
  const fates = createFates(1)
  const drawn = Array.from({ length: 20_000 }, (_, index) => fates(`/api/${index}`))
  const share = (fate: string) => drawn.filter(one => one === fate).length / drawn.length
  expect(share('lost-on-the-way')).toBeCloseTo(0.15, 1)
  expect(share('answer-lost')).toBeCloseTo(0.15, 1)
  const others = createFates(2)
  expect(drawn.map((_, index) => others(`/api/${index}`))).not.toEqual(drawn)
})
