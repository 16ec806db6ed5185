import { expect, test } from 'vitest'
import { judgeScenarios } from '../network-faults/judge-scenarios.ts'

const cut = { request: 'GET /api', nth: 1, kind: 'before', downMs: 400 } as const
const scenario = (number: number, { wasCut = true, breaches = [] as string[] } = {}) => ({
  ...{ leg: 'deposit', number, cut: number === 0 ? undefined : cut, wasCut: number > 0 && wasCut, breaches },
})
const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(number => scenario(number))
const missed = (number: number) => scenario(number, { wasCut: false })
/** The ten, with these never cut in three scenarios each. */
const without = (...numbers: readonly number[]) =>
  ten.flatMap(row =>
    numbers.includes(row.number) ? [missed(row.number), missed(row.number), missed(row.number)] : [row],
  )

test('a journey that was cut at each of its requests and breached nowhere is a proof', () => {
  expect(judgeScenarios(ten)).toEqual({ wrong: 0, missed: [], isProof: true })
})

test('a breach makes it none', () => {
  expect(judgeScenarios([...ten, scenario(3, { breaches: ['another balance'] })])).toMatchObject({
    wrong: 1,
    isProof: false,
  })
})

test('a request in ten may be missed in all of its scenarios, and is named once; two of them make it no proof', () => {
  expect(judgeScenarios(without(4))).toEqual({ wrong: 0, missed: [missed(4)], isProof: true })
  expect(judgeScenarios(without(4, 5))).toMatchObject({ missed: [missed(4), missed(5)], isProof: false })
})

test('a cut that met nothing at first and its request later is not missed', () => {
  expect(judgeScenarios([missed(1), ...ten])).toMatchObject({ missed: [], isProof: true })
})
