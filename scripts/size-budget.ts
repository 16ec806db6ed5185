import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { fromProblems, type StepResult } from './check/step.ts'
import { firstVisitAnswers, firstVisitFiles, firstVisitModules } from './first-visit.ts'

const KB = 1_000

/**
 * Bytes of brotli, from the aims of the product: what a first visit pays before the home page reacts, right after, and in all, and what
 * each game adds to it.
 */
export const BUDGETS = {
  script: 150 * KB,
  style: 20 * KB,
  next: 50 * KB,
  visit: 350 * KB,
  route: 40 * KB,
  /** The stage of all games is the heaviest. */
  shared: 40 * KB,
  shell: 300 * KB,
  game: 60 * KB,
  /** Of one volume: a page waits for two or three. */
  words: 12 * KB,
}

/** Loaded by the entry before the home page reacts, though not statically: its routes' chunks and its words. */
const HOME_MODULES = /^src\/routes\/(__root|index)\.tsx|^locales\/pt\.po\?first/
/** Loaded beside it, for what comes after the first paint: calls, engine, first reads, the words over every page (i18n-chunks.ts). */
const NEXT_MODULES = /^_network-|^locales\/pt\.po\?shared/
/** Texts of the pages of some rooms, loaded when one of them is opened. */
const ROOM_WORDS = /^locales\/pt\.po\?(?!first|shared)/
/** Chunks that the build names after their engine, and what every game shares: the stage, and what it reads and writes. */
const GAME_MODULES = /^_play-(?!data-|few-)([a-z]+(?:-[a-z]+)*)-.{8}\.js$/
const STAGE_MODULES = /^_play-(data-)?.{8}\.js$/
/** What a page, or a part that opens over one, brings of its own; rooms that pages share are apart (shared-chunk.ts). */
const OWN_CHUNKS = /^src\/(routes|features)\/.*\.tsx?/
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/

const chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const buildManifest = z.record(z.string(), chunk)
type BuildManifest = z.infer<typeof buildManifest>

/** The files that some chunks need: the closure of their static imports. */
function closure(manifest: BuildManifest, isWanted: (key: string, isEntry: boolean) => boolean): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const found = manifest[key]
    if (!found || seen.has(key)) return
    seen.add(key)
    for (const file of [found.file, ...(found.css ?? [])]) files.add(file)
    for (const imported of found.imports ?? []) visit(imported)
  }
  for (const [key, entry] of Object.entries(manifest)) {
    if (isWanted(key, entry.isEntry ?? false)) visit(key)
  }
  return [...files]
}

/** The files that the home page loads before it reacts: what its entry and its own chunks need. */
export function homeFiles(manifest: BuildManifest): string[] {
  return closure(manifest, (key, isEntry) => isEntry || HOME_MODULES.test(key))
}

/** By engine what a game loads beside what the home page and every game have anyway. */
export function gameFiles(manifest: BuildManifest, known: readonly string[]): ReadonlyMap<string, string[]> {
  const shared = new Set([...known, ...closure(manifest, key => STAGE_MODULES.test(key))])
  return new Map(
    Object.keys(manifest).flatMap(player => {
      const [, engine] = GAME_MODULES.exec(player) ?? []
      const files = closure(manifest, key => key === player).filter(file => !shared.has(file))
      return engine === undefined ? [] : [[engine, files] as const]
    }),
  )
}

/** Scripts that the page asks for with the priority of what it waits for (preload-code.ts), whatever the entry says of them. */
function urgentPreloads(html: string): string[] {
  const [, list = ''] = /for \(const file of (\[\.\.\.[^\n]*)\) ask\(file, 'auto'\)/.exec(html) ?? []
  return [...list.matchAll(/"(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

/** What the built service worker precaches, read from the list that the build wrote into it. */
export function precachedFiles(worker: string): string[] {
  const urls = [...worker.matchAll(/["']?url["']?\s*:\s*["'`]([^"'`]+)["'`]/g)].flatMap(
    match => match[1] ?? [],
  )
  return [...new Set(urls)].filter(url => !url.includes('://'))
}

/** As it travels: the build has compressed it already (compress-assets.ts), unless it is too small to be worth it. */
const sizeOf = (path: string) => {
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size
  const content = readFileSync(path)
  return COMPRESSIBLE.test(path) ? brotliCompressSync(content).length : content.length
}

type Measured = { title: string; bytes: number; budget: number; largest: { file: string; bytes: number }[] }

function measure(
  outDir: string,
  title: string,
  budget: number,
  files: readonly string[],
  answers: Readonly<Record<string, number>> = {},
): Measured {
  const sizes = files
    .filter(file => existsSync(join(outDir, file)))
    .map(file => ({ file, bytes: sizeOf(join(outDir, file)) }))
    .concat(Object.entries(answers).map(([file, bytes]) => ({ file, bytes })))
    .sort((a, b) => b.bytes - a.bytes)
  return {
    title,
    budget,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: sizes.slice(0, 5),
  }
}

const roomWords = (manifest: BuildManifest) =>
  Object.entries(manifest).flatMap(([key, { file }]) => (ROOM_WORDS.test(key) ? [file] : []))

/** The heaviest of some chunks, each measured alone. */
function heaviest(
  outDir: string,
  { title, budget }: Pick<Measured, 'title' | 'budget'>,
  files: readonly string[],
): Measured {
  const all = files.map(file => measure(outDir, title, budget, [file]))
  return all.reduce((most, one) => (one.bytes > most.bytes ? one : most), measure(outDir, title, budget, []))
}

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`.padStart(9)

function describe(measured: Measured): string {
  const head = `${measured.title.padEnd(34)}${kb(measured.bytes)} of ${kb(measured.budget)}`
  return [head, ...measured.largest.map(({ file, bytes }) => `    ${file.padEnd(50)}${kb(bytes)}`)].join('\n')
}

/** The home page's own weight against its budget. A build that precaches nothing, or has no script, is a fault as well. */
export function checkSizeBudget(outDir = 'dist/web'): StepResult {
  const manifest = buildManifest.parse(
    JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')),
  )
  const pagePath = join(outDir, 'index.html')
  const urgent = existsSync(pagePath) ? urgentPreloads(readFileSync(pagePath, 'utf8')) : []
  const home = [...new Set([...homeFiles(manifest), ...urgent])]
  const next = closure(manifest, key => NEXT_MODULES.test(key)).filter(file => !home.includes(file))
  const visit = closure(manifest, (key, isEntry) => isEntry || firstVisitModules.test(key))
  const later = Object.entries(manifest).filter(([, { file }]) => ![...home, ...next].includes(file))
  const own = later.flatMap(([key, { file }]) => (OWN_CHUNKS.test(key) ? [file] : []))
  const shared = later.flatMap(([key, { file }]) => (OWN_CHUNKS.test(key) ? [] : [file]))
  const workerPath = join(outDir, 'service-worker.js')
  const shell = existsSync(workerPath) ? precachedFiles(readFileSync(workerPath, 'utf8')) : []
  const all = [
    measure(
      outDir,
      'JavaScript before the home reacts',
      BUDGETS.script,
      home.filter(file => file.endsWith('.js')),
    ),
    measure(
      outDir,
      'its style sheets',
      BUDGETS.style,
      home.filter(file => file.endsWith('.css')),
    ),
    measure(outDir, 'JavaScript right after it', BUDGETS.next, next),
    measure(
      outDir,
      'a first visit in all',
      BUDGETS.visit,
      [...new Set([...home, ...visit, ...firstVisitFiles(outDir, sizeOf)])],
      firstVisitAnswers,
    ),
    heaviest(outDir, { title: 'the heaviest page’s own chunk', budget: BUDGETS.route }, own),
    heaviest(outDir, { title: 'the heaviest that pages share', budget: BUDGETS.shared }, shared),
    heaviest(
      outDir,
      { title: 'the heaviest words of some pages', budget: BUDGETS.words },
      roomWords(manifest),
    ),
    measure(outDir, 'precached by the service worker', BUDGETS.shell, shell),
  ]
  const games = [...gameFiles(manifest, [...home, ...next])]
    .map(([engine, files]) => measure(outDir, engine, BUDGETS.game, files))
    .sort((one, other) => other.bytes - one.bytes)
  const [game] = games
  if (game) all.push({ ...game, title: `the heaviest of ${games.length} games, ${game.title}` })
  const problems = all.filter(
    ({ bytes, budget }) =>
      bytes > budget || (bytes === 0 && ![BUDGETS.next, BUDGETS.shared, BUDGETS.words].includes(budget)),
  )
  const table = all.map(describe).join('\n')
  const result = fromProblems(
    problems.map(({ title }) => `Outside its budget: ${title}`),
    table,
  )
  return problems.length > 0 ? { ...result, output: `${table}\n${result.output}` } : result
}
