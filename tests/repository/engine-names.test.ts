import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGINES, isSportsEngineId } from '../../games/engines.ts'
import { MANIFESTS } from '../../games/manifests.ts'
import { listFiles } from '../../scripts/check/list-files.ts'

// Slips are the sportsbook's: their screens and their server are areas of their own.
const engines = Object.keys(ENGINES).filter(engine => !isSportsEngineId(engine))

/** Words that the wire or a page uses for more than an engine: only their folders and comparisons of an engine count. */
const shared = new Set(
  Array.from(MANIFESTS.values(), ({ gameType, spread }) => [gameType, spread?.family ?? '']).flat(),
)

/** One engine is what these commands are about. */
const aboutOne =
  /^scripts\/(prove-video-poker\.ts|simulate-slots\.ts|provider-original\.ts|provider-original\/)/
const ofEngine = new RegExp(`^(games|src/features/games)/(${Object.keys(ENGINES).join('|')})/`)
const isRead = (path: string) =>
  /\.(tsx?|css)$/.test(path) &&
  !/\.gen\.ts$/.test(path) &&
  path !== 'games/engines.ts' &&
  !ofEngine.test(path) &&
  !aboutOne.test(path)

/** How a text names these engines: by their folders, as a text, as a key, or where an engine is compared. */
function namesIn(text: string): readonly string[] {
  return engines.flatMap(engine => {
    const folder = `(?:games|\\.)/${engine}/`
    const compared = `\\bengine\\b ?[!=]== '${engine}'`
    const written = `'${engine}'|^\\s+(?:${engine}|'${engine}'): `
    const pattern = [folder, compared, ...(shared.has(engine) ? [] : [written])].join('|')
    return Array.from(text.matchAll(new RegExp(pattern, 'gm')), ([found]) => found.trim())
  })
}

test('outside its two folders an engine is named in its line of the registry alone', () => {
  const files = listFiles('games', 'src', 'server', 'backoffice', 'contract', 'sandbox', 'scripts')
  const named = files
    .filter(isRead)
    .flatMap(path => namesIn(readFileSync(path, 'utf8')).map(name => `${path}: ${name}`))
  expect(named).toEqual([])
})

test.each([
  ["import { limboView } from '../../../../games/limbo/limbo-schemas.ts'", 'games/limbo/'],
  ["  'hi-lo': readHiLo,", "'hi-lo':"],
  ['  keno: readKeno,', 'keno:'],
  ["if (engine === 'crash') return", "engine === 'crash'"],
])('a list that names an engine is found: %s', (line, found) => {
  expect(namesIn(`const one = 1\n${line}\n`)).toEqual([found])
})

test('the type of a game is not taken for its engine', () => {
  expect(namesIn("const types = ['slots', 'crash', 'fish']")).toEqual([])
})
