import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/check/list-files.ts'
import { readGuides } from '../support/guides/guide-blocks.ts'

/* A promotion is named in its own files and in one registry a side: nothing else has to change when one is added. */

/** Each promotion: its id, and the name of its files in `contract/promotions` and of its folders on the other sides. */
const names = {
  ftd: 'first-deposit',
  recharge: 'recharge-reward',
  rechargerebate: 'recharge-rebate',
  invitationactivity: 'invitation',
  dailyrescue: 'daily-rescue',
  dailywheel: 'daily-wheel',
  lotterywheel: 'lottery-wheel',
  day7: 'seven-days',
  rebates: 'betting-rebate',
}

/** Words of the wire that mean other things too: these two are known by their files alone. */
const common: readonly string[] = ['recharge', 'rebates']

const registries = /^(contract|server\/features|src\/features)\/promotions\/registry\.ts$/
/** Data, and the addresses of the specification. */
const data = /^(server\/platform\/database\/|src\/routes\/|locales\/)/

/**
 * What weighs promotions against each other, settles between them, or shows two of them on one page. A line that is needed no longer
 * fails this test.
 */
const between: readonly string[] = [
  // Sums and requirements of several promotions, by the rules that join them.
  'server/features/promotions/recharge/recharge-gone.ts',
  'server/features/promotions/return-unclaimed.ts',
  'server/features/promotions/rules/typical-player.ts',
  // The bonus of the first deposit is the only one that a promotion grants.
  'server/features/promotions/bonuses/service.ts',
  'server/features/promotions/take-back.ts',
  // What other areas ask of one promotion: the round of seven days in the user info, and the rebate that a closed account pays out.
  'server/features/promotions/service.ts',
  // The panel above the cards.
  'src/features/promotions/screen-activity.tsx',
]

const product = listFiles('contract', 'server', 'src', 'backoffice').filter(path => /\.tsx?$/.test(path))

/** What the two wheels share. */
const wheels = /\/features\/promotions\/wheels?\//

const isOwn = (path: string, folder: string) =>
  path === `contract/promotions/${folder}.ts` ||
  path.includes(`/features/promotions/${folder}/`) ||
  (folder.endsWith('-wheel') && wheels.test(path))

/** Whether a source names a promotion: its id as a word of code, or an import from its files. */
function isNamed(source: string, id: string, folder: string): boolean {
  const imports = new RegExp(
    `from '[^']*promotions?/${folder}(\\.ts|/[^']*)'|from '\\./${folder}(\\.ts|/[^']*)'|from '\\.\\./${folder}/[^']*'`,
  )
  if (imports.test(source)) return true
  if (common.includes(id)) return false
  return new RegExp(`'${id}'|\\b${id}:|\\.${id}\\b`).test(source)
}

const ids = Object.entries(names)

/** The files that name a promotion which is not theirs. */
function strangers(files: readonly string[], read: (path: string) => string): string[] {
  const shared = files.filter(path => !registries.test(path) && !data.test(path))
  return shared.filter(path => {
    const source = read(path)
    return ids.some(([id, folder]) => !isOwn(path, folder) && isNamed(source, id, folder))
  })
}

const read = (path: string) => readFileSync(path, 'utf8')

test('no file but its own and the registries names a promotion', () => {
  expect(strangers(product, read).sort()).toEqual([...between].sort())
})

test.each([
  ["const id: PromotionId = 'dailyrescue'", true],
  ['const words = { dailyrescue: 1 }', true],
  ['terms.dailyrescue.above', true],
  ["import { cashbackOf } from '../promotions/daily-rescue/rules.ts'", true],
  ["import { promotionNamed } from '../../contract/promotions/registry.ts'", false],
  ["const order = 'recharge'", false],
])('a file outside that says %s names a promotion: %s', (source, isFound) => {
  const path = 'src/features/cashier/records/use-order-words.ts'
  expect(strangers([path], () => source)).toEqual(isFound ? [path] : [])
  expect(strangers(['server/features/promotions/daily-rescue/rules.ts'], () => source)).toEqual([])
})

test('every promotion of the registry is looked for', async () => {
  const { promotionIds } = await import('../../contract/promotions/registry.ts')
  expect(Object.keys(names).sort()).toEqual([...promotionIds].sort())
})

test('the guide adds a promotion by its three folders and an entry in the registry of each side', () => {
  const made = 'deposit-thanks'
  const blocks = readGuides().filter(({ guide }) => guide === 'add-a-promotion.md')
  const product = blocks.filter(({ kind, path }) => kind !== 'shown' && !path.startsWith('tests/'))
  const added = product.filter(({ kind }) => kind === 'file').map(({ path }) => path)
  expect(added).toEqual([
    `contract/promotions/${made}.ts`,
    `server/features/promotions/${made}/promotion.ts`,
    `src/features/promotions/${made}/screen-${made}.tsx`,
  ])
  const changed = new Set(product.filter(({ kind }) => kind === 'line').map(({ path }) => path))
  expect([...changed].filter(path => !registries.test(path))).toEqual([])
  expect(changed.size).toBe(3)
})
