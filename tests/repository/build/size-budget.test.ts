import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSizeBudget, gameFiles, homeFiles, precachedFiles } from '../../../scripts/size-budget.ts'

const MANIFEST = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'], css: ['assets/main.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_money.js': { file: 'assets/money.js' },
  'src/routes/index.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['_react.js'] },
  'src/features/account/dialog.tsx': { file: 'assets/dialog.js', imports: ['_react.js'] },
  'src/app/shell/footer.tsx': { file: 'assets/footer.js', imports: ['_react.js'] },
}

/** A build of incompressible files of the given sizes. */
function createBuild(sizes: Record<string, number>, precached: string[]) {
  const outDir = mkdtempSync(join(tmpdir(), 'arara-size-'))
  mkdirSync(join(outDir, 'assets'))
  mkdirSync(join(outDir, '.vite'))
  for (const [file, bytes] of Object.entries(sizes))
    writeFileSync(join(outDir, 'assets', file), randomBytes(bytes))
  writeFileSync(join(outDir, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
  const list = precached.map(url => ({ revision: null, url }))
  writeFileSync(join(outDir, 'service-worker.js'), `precache(${JSON.stringify(list)})`)
  return outDir
}

const SMALL = {
  'main.js': 9_000,
  'react.js': 60_000,
  'home.js': 4_000,
  'main.css': 5_000,
  'dialog.js': 30_000,
}

test('the home page is its entry, its own chunks and what they import, and no dialog', () => {
  expect(homeFiles(MANIFEST).sort()).toEqual([
    'assets/home.js',
    'assets/main.css',
    'assets/main.js',
    'assets/react.js',
  ])
})

test('a game is its own chunks, without the stage that every game has', () => {
  const manifest = {
    ...MANIFEST,
    '_play-aB3_-x9Q.js': { file: 'assets/stage.js', imports: ['_react.js'] },
    '_play-data-aB3_-x9Q.js': { file: 'assets/data.js' },
    '_play-hi-lo-aB3_-x9Q.js': {
      ...{ file: 'assets/hi-lo.js', css: ['assets/hi-lo.css'] },
      imports: ['_play-aB3_-x9Q.js', '_cards.js'],
    },
    '_cards.js': { file: 'assets/cards.js' },
  }
  expect([...gameFiles(manifest, homeFiles(manifest))]).toEqual([
    ['hi-lo', ['assets/hi-lo.js', 'assets/hi-lo.css', 'assets/cards.js']],
  ])
})

test('a game over its budget fails', () => {
  const outDir = createBuild({ ...SMALL, 'dice.js': 61_000 }, ['assets/main.js'])
  const games = { ...MANIFEST, '_play-dice-aB3_-x9Q.js': { file: 'assets/dice.js' } }
  writeFileSync(join(outDir, '.vite', 'manifest.json'), JSON.stringify(games))
  expect(checkSizeBudget(outDir).output).toMatch(/Outside its budget: the heaviest of 1 games, dice/)
})

test('the precached files are read from the built worker, minified or not', () => {
  const worker = 'x([{"revision":null,"url":"assets/a.js"},{url:`index.html`,revision:"1"}])'
  expect(precachedFiles(worker)).toEqual(['assets/a.js', 'index.html'])
})

test('a build within the budget passes', () => {
  expect(checkSizeBudget(createBuild(SMALL, ['assets/main.js'])).failed).toBe(0)
})

test.each([
  ['JavaScript', { ...SMALL, 'react.js': 140_000 }, ['assets/main.js']],
  ['style sheets', { ...SMALL, 'main.css': 21_000 }, ['assets/main.js']],
  ['first visit in all', { ...SMALL, 'footer.js': 300_000 }, ['assets/main.js']],
  ['own chunk', { ...SMALL, 'dialog.js': 41_000 }, ['assets/main.js']],
  ['that pages share', { ...SMALL, 'money.js': 46_000 }, ['assets/main.js']],
  ['precached', { ...SMALL, 'dialog.js': 301_000 }, ['assets/dialog.js']],
])('too much %s fails', (title, sizes, precached) => {
  const result = checkSizeBudget(createBuild(sizes, precached))
  expect(result.failed).toBe(1)
  expect(result.output).toMatch(new RegExp(`Outside its budget: .*${title}`))
})

test('a service worker that precaches nothing fails', () => {
  expect(checkSizeBudget(createBuild(SMALL, [])).failed).toBe(1)
})
