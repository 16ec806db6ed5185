import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyPath } from '../e2e/support/faults/every-path.ts'

/**
 * The lobby with its dialog open, which `every-page-overlays.spec.ts` looks at; a page of an operator's own, which `every-page.spec.ts`
 * writes first; promotions that are still to be added (docs/guides/add-a-promotion.md), today the page for unknown addresses; and the
 * testers' gallery, which cuts off some of its samples to show how that looks: `every-page-states.spec.ts` looks at the rest of it.
 */
const shownElsewhere = ['/login', '/page/$id', '/promotion/activity/$page', '/test12']

test('the sweep of access opens every route of the app', () => {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const [, list = ''] = /interface FileRoutesByFullPath \{([^}]+)\}/.exec(tree) ?? []
  const routes = [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
  const opened = new Set(Object.values(everyPath).flatMap(paths => paths.map(path => path.split('?')[0])))
  expect(routes.length).toBeGreaterThan(60)
  expect(routes.filter(path => !opened.has(path) && !shownElsewhere.includes(path))).toEqual([])
})
