import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a guest's first visit of the lobby asks for until it has come to rest, the worker apart, which then fetches at leisure what
 * later visits need. `tests/e2e/lobby/first-visit.spec.ts` fails when a visit asks for something that is not here.
 */

/** Beside what the home needs before it reacts (size-budget.ts): what runs after it, by what the build's manifest calls it. */
export const firstVisitModules =
  /^_network-|^locales\/pt\.po\?(?:first|shared)|^src\/app\/shell\/footer\.tsx|^src\/pwa\/register\.ts|^src\/app\/start\/idle-tasks\.ts|^_common-data-|^_(?:session-)?start-data-|^_lobby-(?:start-)?data-|^_(?:about-)?support-data-/

/** The first answers, by their path: bytes on the wire without headers, of the seeded house, with room for a tenth more. */
export const firstVisitAnswers: Readonly<Record<string, number>> = {
  '/config.json': 1_000,
  '/api/games/listsv2': 5_500,
  '/api/games/popular': 700,
  '/api/dynamicwebs/getdata': 800,
  '/api/games/promotion': 500,
  '/api/games/apisv2': 500,
  // The footer's: small today, and as long as the operator writes.
  '/api/informationcenter/pages': 500,
  '/api/informationcenter/terms': 1_500,
  '/api/informationcenter/support': 1_500,
  '/api/informationcenter/announcement': 500,
  '/api/socialmedialinks/get': 500,
}

/** Files of fixed names that the page's frame shows. */
const frame = ['index.html', 'fonts/bricolage-grotesque-500-800.woff2', 'icons/icon.svg']
/** Pictures of games that a screen of 1280 × 800 asks for before anybody scrolls, and a phone at most; the others come as they come near. */
const firstPictures = 18

/**
 * Files (relative to the build) that are no chunks: the frame, the banners, and pictures of as many games as a screen asks for at once.
 * Which games these are changes with the site, so the heaviest are counted.
 */
export function firstVisitFiles(outDir: string, sizeOf: (path: string) => number): string[] {
  const list = (folder: string, pattern: RegExp) => {
    try {
      return readdirSync(join(outDir, folder)).filter(name => pattern.test(name))
    } catch {
      return []
    }
  }
  const banners = list('brand', /^banner-.*\.svg$/).map(name => `brand/${name}`)
  const art = list('art', /\.svg$/)
    .map(name => `art/${name}`)
    .sort((a, b) => sizeOf(join(outDir, b)) - sizeOf(join(outDir, a)))
  return [...frame, ...banners, ...art.slice(0, firstPictures)]
}
