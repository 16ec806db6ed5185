import { describe, expect, test } from 'vitest'
import { broughtBy, type ModuleGraph, reachersOf } from '../../scripts/web-build/module-reach.ts'
import { findCircle } from '../../scripts/web-build/no-chunk-circles.ts'
import { sharedChunk } from '../../scripts/web-build/shared-chunk.ts'

const route = (name: string) => `/src/routes/${name}.tsx?tsr-split=component`
const start = '/src/start/connect.ts'
const uqr = '/node_modules/uqr/dist/index.mjs'

const player = (engine: string) => `/src/features/play/${engine}/${engine}-player.tsx`
const engines = ['dice', 'keno', 'slots', 'mines', 'limbo', 'crash', 'tower', 'plinko']

/** What each module imports, statically and not. */
const statics: Record<string, string[]> = {
  [route('deposit')]: ['/src/features/money/deposit.tsx'],
  [route('withdraw')]: ['/src/features/money/withdraw.tsx', '/src/ui/sheet.tsx'],
  [route('vip')]: ['/src/features/vip/vip.tsx'],
  [route('agency')]: ['/src/features/breaks/gate.tsx', '/src/features/agency/screen-agency.tsx'],
  [route('gameInfo')]: ['/src/features/play/screen-game-info.tsx'],
  '/src/features/money/deposit.tsx': ['/src/features/money/amount.tsx'],
  '/src/features/money/withdraw.tsx': [
    '/src/features/money/amount.tsx',
    '/contract/withdrawals.ts',
    '/src/ui/qr.tsx',
    '/src/features/games/round-view.ts',
  ],
  '/src/features/money/amount.tsx': ['/src/ui/field.tsx'],
  '/src/features/money/orders-resource.ts': ['/contract/withdrawals.ts'],
  '/src/features/vip/vip.tsx': [
    '/src/ui/sheet.tsx',
    '/src/ui/badge.tsx',
    '/src/ui/qr.tsx',
    '/src/features/games/round-view.ts',
  ],
  '/src/features/agency/screen-agency.tsx': [
    '/src/ui/badge.tsx',
    '/src/ui/qr.tsx',
    '/src/features/games/round-view.ts',
  ],
  '/src/features/games/round-view.ts': ['/games/keno/keno-schemas.ts'],
  '/src/features/play/screen-game-info.tsx': ['/src/ui/badge.tsx', '/src/features/play/outcome.ts'],
  '/src/ui/qr.tsx': [uqr],
  '/src/features/shell/footer.tsx': ['/src/ui/link.tsx'],
  '/src/ui/sheet.tsx': ['/src/ui/link.tsx'],
  ...Object.fromEntries(engines.map(engine => [player(engine), ['/src/features/play/bet-bar.tsx']])),
  [player('dice')]: ['/games/dice/dice-themes.ts', '/src/features/play/bet-bar.tsx'],
  [player('keno')]: [
    '/src/features/play/bet-bar.tsx',
    '/src/features/play/outcome.ts',
    '/src/features/play/ticket.tsx',
  ],
  [player('mines')]: ['/src/features/play/bet-bar.tsx', '/src/features/play/begin.tsx'],
  [player('tower')]: [
    '/src/features/play/bet-bar.tsx',
    '/src/features/play/begin.tsx',
    '/src/features/play/ticket.tsx',
  ],
  [player('slots')]: ['/src/features/play/bet-bar.tsx', '/src/features/play/ticket.tsx'],
  '/games/dice/dice-games.ts': ['/games/dice/dice-themes.ts'],
}
const lazies: Record<string, string[]> = {
  '/src/router.ts': [route('deposit'), route('withdraw'), route('vip'), route('agency'), route('gameInfo')],
  [start]: ['/src/features/money/orders-resource.ts'],
  '/src/features/shell/late-footer.tsx': ['/src/features/shell/footer.tsx'],
  '/src/features/play/load-player.ts': engines.map(player),
  '/src/features/fairness/verify-round.ts': ['/games/dice/dice-games.ts'],
}

const importersIn = (imports: Record<string, string[]>, id: string) =>
  Object.keys(imports).filter(importer => imports[importer]?.includes(id))
const graph: ModuleGraph = {
  getModuleInfo: id => ({
    importers: importersIn(statics, id),
    dynamicImporters: importersIn(lazies, id),
    importedIds: statics[id] ?? [],
  }),
}
/** The same modules in a checkout at `root`. */
function chunkOf(id: string, root = ''): string | null {
  const below = (path: string) => path.slice(root.length)
  const at = (paths: readonly string[]) => paths.map(path => `${root}${path}`)
  const moved: ModuleGraph = {
    getModuleInfo: path => {
      const facts = graph.getModuleInfo(below(path))
      return (
        facts && {
          importers: at(facts.importers),
          dynamicImporters: at(facts.dynamicImporters),
          importedIds: at(facts.importedIds),
        }
      )
    },
  }
  const brought = () => broughtBy(`${root}${id}`, moved)
  return sharedChunk(reachersOf(`${root}${id}`, moved), brought, moved, root)
}

describe('the chunks of lazy parts', () => {
  test.each([
    ['what two pages of a room share lies in the room', '/src/features/money/amount.tsx', 'money'],
    ['what they import lies there too', '/src/ui/field.tsx', 'money'],
    ['what pages of two rooms share is called by both', '/src/ui/sheet.tsx', 'money-vip'],
    ['what pages of more rooms share lies in common', '/src/ui/badge.tsx', 'common'],
    ['but apart where it brings a library along', '/src/ui/qr.tsx', 'common-uqr'],
    ['and the library with it', uqr, 'common-uqr'],
    ['or what games are made of', '/src/features/games/round-view.ts', 'common-games'],
    [
      'the page about a game does not bring along what its stage needs',
      '/src/features/play/outcome.ts',
      'game-page-play',
    ],
    ['what the home shows late brings nothing of other pages', '/src/ui/link.tsx', 'common-late'],
    ['what the background asks for lies apart from pages', '/contract/withdrawals.ts', 'money-data'],
    ['a resource of its own too', '/src/features/money/orders-resource.ts', 'money-data'],
    ['a page stays with its route', '/src/features/vip/vip.tsx', null],
    ['a game is one file: its screen', player('dice'), 'play-dice'],
    ['and what proves its rounds', '/games/dice/dice-games.ts', 'play-dice'],
    ['what many games share lies in play', '/src/features/play/bet-bar.tsx', 'play'],
    ['what a few games share lies apart', '/src/features/play/ticket.tsx', 'play-few'],
    ['what two games share is called by both', '/src/features/play/begin.tsx', 'play-few-mines-tower'],
  ])('%s', (_what, id, chunk) => {
    expect(chunkOf(id)).toBe(chunk)
    expect(chunkOf(id, '/home/me/games/arara')).toBe(chunk)
  })

  test('a circle of chunks is found, however long', () => {
    const chunks = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', []],
    ])
    expect(findCircle(chunks)).toBeUndefined()
    chunks.set('d', ['b'])
    expect(findCircle(chunks)).toEqual(['b', 'c', 'd', 'b'])
  })
})
