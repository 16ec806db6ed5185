import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGuides } from '../../support/guides/guide-blocks.ts'
import { createGuideTree, type GuideTree } from '../../support/guides/guide-tree.ts'
import { run } from '../../support/run-program.ts'

const blocks = readGuides()
const added = blocks.filter(({ kind }) => kind !== 'shown')
let tree: GuideTree
beforeAll(() => {
  tree = createGuideTree(added)
})
afterAll(() => tree.remove())

/** Runs a program of the project in the copy. */
const inTree = (words: readonly string[]) => run(process.execPath, words, process.env, tree.path)

test('all files and lines of the guides together fit the present code', async () => {
  const { stdout, code } = await inTree(['node_modules/typescript7/bin/tsc', '-p', '.', '--pretty', 'false'])
  expect(stdout).toBe('')
  expect(code).toBe(0)
  // The whole repository is type-checked.
}, 900_000)

test('an engine is added by its two folders and one line', () => {
  const made = 'coin'
  const engine = added.filter(({ guide }) => guide === 'add-an-engine.md')
  const code = engine.filter(({ path }) => !path.startsWith('tests/'))
  const folders = code.filter(({ kind }) => kind === 'file').map(({ path }) => path.replace(/[^/]+$/, ''))
  expect([...new Set(folders)].sort()).toEqual([`games/${made}/`, `src/features/games/${made}/`])
  const lines = code.filter(({ kind }) => kind === 'line')
  expect(lines.map(({ path, code }) => [path, code.trim().split('\n').length])).toEqual([
    ['games/engines.ts', 1],
  ])
})

test('the tests that the guides add pass', async () => {
  const isTest = (path: string) => /^tests\/.*\.test\.tsx?$/.test(path)
  const own = added.filter(({ kind, path }) => kind === 'file' && isTest(path)).map(({ path }) => path)
  expect(own.length).toBeGreaterThan(0)
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const { stdout, stderr, code } = await inTree([vitest, 'run', '--reporter=dot', ...own])
  expect([code, code === 0 ? '' : `${stdout}\n${stderr}`]).toEqual([0, ''])
  // A run of Vitest within the run, which starts its own PostgreSQL.
}, 900_000)
