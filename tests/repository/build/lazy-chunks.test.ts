import { describe, expect, test } from 'vitest'
import { broughtBy, type ModuleGraph, reachersOf } from '../../../scripts/web-build/module-reach.ts'
import { findCircle } from '../../../scripts/web-build/no-chunk-circles.ts'
import { sharedChunk } from '../../../scripts/web-build/shared-chunk.ts'

const route = (name: string) => `/src/routes/${name}.tsx?tsr-split=component`
const start = '/src/app/start/connect.ts'
const uqr = '/node_modules/uqr/dist/index.mjs'

const player = (engine: string) => `/src/features/games/${engine}/${engine}-player.tsx`
const engines = ['dice', 'keno', 'slots', 'mines', 'limbo', 'crash', 'tower', 'plinko']

/** What each module imports, statically and not. */
const statics: Record<string, string[]> = {
  [route('deposit')]: ['/src/features/cashier/deposit.tsx'],
  [route('withdraw')]: ['/src/features/cashier/withdraw.tsx', '/src/ui/sheet.tsx'],
  [route('vip')]: ['/src/features/vip/vip.tsx'],
  [route('agency')]: [
    '/src/features/responsible-gambling/breaks/gate.tsx',
    '/src/features/agency/screen-agency.tsx',
  ],
  [route('gameInfo')]: ['/src/features/games/page/screen-game-info.tsx'],
  '/src/features/cashier/deposit.tsx': ['/src/features/cashier/amount.tsx'],
  '/src/features/cashier/withdraw.tsx': [
    '/src/features/cashier/amount.tsx',
    '/contract/withdrawals.ts',
    '/src/ui/qr.tsx',
    '/src/features/lobby/round-view.ts',
  ],
  '/src/features/cashier/amount.tsx': ['/src/ui/field.tsx'],
  '/src/features/cashier/orders-resource.ts': ['/contract/withdrawals.ts'],
  '/src/features/vip/vip.tsx': [
    '/src/ui/sheet.tsx',
    '/src/ui/badge.tsx',
    '/src/ui/qr.tsx',
    '/src/features/lobby/round-view.ts',
  ],
  '/src/features/agency/screen-agency.tsx': [
    '/src/ui/badge.tsx',
    '/src/ui/qr.tsx',
    '/src/features/lobby/round-view.ts',
  ],
  '/src/features/lobby/round-view.ts': ['/games/keno/keno-schemas.ts'],
  '/src/features/games/page/screen-game-info.tsx': ['/src/ui/badge.tsx', '/src/common/play/outcome.ts'],
  '/src/ui/qr.tsx': [uqr],
  '/src/app/shell/footer.tsx': ['/src/ui/link.tsx'],
  '/src/ui/sheet.tsx': ['/src/ui/link.tsx'],
  ...Object.fromEntries(engines.map(engine => [player(engine), ['/src/common/play/bet-bar.tsx']])),
  [player('dice')]: ['/games/dice/dice-themes.ts', '/src/common/play/bet-bar.tsx'],
  [player('keno')]: [
    '/src/common/play/bet-bar.tsx',
    '/src/common/play/outcome.ts',
    '/src/features/games/stage/ticket.tsx',
  ],
  [player('mines')]: ['/src/common/play/bet-bar.tsx', '/src/features/games/stage/begin.tsx'],
  [player('tower')]: [
    '/src/common/play/bet-bar.tsx',
    '/src/features/games/stage/begin.tsx',
    '/src/features/games/stage/ticket.tsx',
  ],
  [player('slots')]: ['/src/common/play/bet-bar.tsx', '/src/features/games/stage/ticket.tsx'],
  '/games/dice/dice-games.ts': ['/games/dice/dice-themes.ts'],
}
const lazies: Record<string, string[]> = {
  '/src/app/router.ts': [
    route('deposit'),
    route('withdraw'),
    route('vip'),
    route('agency'),
    route('gameInfo'),
  ],
  [start]: ['/src/features/cashier/orders-resource.ts'],
  '/src/app/shell/late-footer.tsx': ['/src/app/shell/footer.tsx'],
  '/src/features/games/page/load-player.ts': engines.map(player),
  '/src/features/games/fairness/verify-round.ts': ['/games/dice/dice-games.ts'],
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
    ['what two pages of a room share lies in the room', '/src/features/cashier/amount.tsx', 'cashier'],
    ['what they import is in it too', '/src/ui/field.tsx', 'cashier'],
    ['what pages of two rooms share is called by both', '/src/ui/sheet.tsx', 'cashier-vip'],
    ['what pages of more rooms share lies in common', '/src/ui/badge.tsx', 'common'],
    ['but apart where it brings a library along', '/src/ui/qr.tsx', 'common-uqr'],
    ['and the library with it', uqr, 'common-uqr'],
    ['or what games are made of', '/src/features/lobby/round-view.ts', 'common-games'],
    [
      'the page about a game does not bring along what its stage needs',
      '/src/common/play/outcome.ts',
      'game-page-play',
    ],
    ['what the home shows late brings nothing of other pages', '/src/ui/link.tsx', 'common-late'],
    ['what the background asks for lies apart from pages', '/contract/withdrawals.ts', 'cashier-data'],
    ['a resource of its own too', '/src/features/cashier/orders-resource.ts', 'cashier-data'],
    ['a page stays with its route', '/src/features/vip/vip.tsx', null],
    ['a game is one file: its screen', player('dice'), 'play-dice'],
    ['and what proves its rounds', '/games/dice/dice-games.ts', 'play-dice'],
    ['what many games share lies in play', '/src/common/play/bet-bar.tsx', 'play'],
    ['what a few games share lies apart', '/src/features/games/stage/ticket.tsx', 'play-few'],
    ['what two games share is called by both', '/src/features/games/stage/begin.tsx', 'play-few-mines-tower'],
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
