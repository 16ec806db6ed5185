import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { breachesOf } from './breaches.ts'
import { judge } from './check-row.ts'
import { type Product, readProduct } from './product.ts'
import { conditionsOf } from './read-style.ts'
import type { Row } from './row.ts'
import { specification } from './specification/every-row.ts'
import { type Judged, tableOf } from './table.ts'

let world: TestApp
let product: Product
let judged: readonly Judged[]

beforeAll(async () => {
  world = await createTestApp()
  product = await readProduct(world)
  judged = await judgeAll(product)
})
afterAll(async () => {
  process.stdout.write(`\n${tableOf(judged)}\n`)
  await world.close()
})

/** One after the other: the running server counts tries. */
async function judgeAll(against: Product): Promise<readonly Judged[]> {
  const all: Judged[] = []
  for (const row of specification) all.push(await judge(against, row))
  return all
}

const kinds = [...new Set(specification.map(({ check }) => check.kind))]
const ofKind = (kind: string) => specification.filter(({ check }) => check.kind === kind)
const named = ({ section, demand }: Row) => `section ${section}, ${demand}`

test('every row of the specification holds', () => {
  const open = judged.filter(({ problems }) => problems.length > 0)
  expect(open.map(({ row, problems }) => `${named(row)}: ${problems.join('; ')}`)).toEqual([])
})

test('the rows name the 53 addresses and the sixty calls of the specification', () => {
  const addresses = specification.filter(
    ({ demand, check }) => check.kind === 'route' && demand.endsWith(`: ${check.path}`),
  )
  const calls = new Set(ofKind('served').map(({ check }) => check.kind === 'served' && check.call))
  expect({ addresses: addresses.length, calls: calls.size }).toEqual({ addresses: 53, calls: 60 })
})

test.each(kinds.filter(kind => kind !== 'unchecked'))(
  'a row of kind %s is open once the product breaks it',
  async kind => {
    const silent: string[] = []
    for (const row of ofKind(kind)) {
      const broken = breachesOf(product, row.check)
      if (broken.length === 0) silent.push(named(row))
      for (const one of broken) {
        const { problems } = await judge(one, row)
        if (problems.length === 0) silent.push(named(row))
      }
    }
    expect(silent).toEqual([])
  },
)

test('a row is open once its reading names a page or a heading that is not there', async () => {
  const [row] = specification
  if (row === undefined) throw new Error('no row')
  const problems = async (reading: string) => (await judge(product, { ...row, reading })).problems
  expect(await problems('docs/rules/nowhere.md')).toEqual(['docs/rules/nowhere.md does not exist'])
  expect(await problems('docs/rules/wire.md#nothing')).toEqual(['docs/rules/wire.md has no heading #nothing'])
})

test('the table counts an open row as open and an unchecked one as neither held nor open', () => {
  const planted = judged.map(({ row }, place) => ({ row, problems: place === 0 ? ['planted'] : [] }))
  const lines = tableOf(planted).split('\n')
  const unchecked = ofKind('unchecked').length
  const held = judged.length - unchecked - 1
  expect(
    lines
      .at(-1)
      ?.trim()
      .split(/\s{2,}/),
  ).toEqual(['all sections', judged.length, held, 1, unchecked].map(String))
})

test('a picture outside the media query is found', () => {
  const sheet =
    '.a { background: url("/brand/x.svg") } @media (min-width: 600px) { .b { background: url("/brand/y.svg"); } }'
  expect(conditionsOf(sheet, '/brand/')).toEqual([[], ['(min-width: 600px)']])
})
