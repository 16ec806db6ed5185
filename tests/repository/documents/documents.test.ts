import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const mostWords = 2_500

/** Made by a command, so they are in no checkout. */
const madeFolders = ['dist/', 'data/', '.tmp/', 'test-results/', 'node_modules/', 'DATA_DIR/']
const skippedFolders = new Set(['node_modules', 'dist', 'data', 'test-results', 'locales', 'public'])

function filesUnder(folder: string, isWanted: (path: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name.startsWith('.') || skippedFolders.has(entry.name) ? [] : filesUnder(path, isWanted)
    return isWanted(path) ? [path] : []
  })
}

const documents = filesUnder('.', path => path.endsWith('.md'))
const read = (path: string) => readFileSync(path, 'utf8')
const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCode(read(path)).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

/** Whether the path is there, and in it the heading that the link names. */
function isWhole(link: string, folder: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = normalize(join(folder, decodeURIComponent(path)))
  if (!existsSync(target)) return false
  if (anchor === undefined || anchor === '' || statSync(target).isDirectory()) return true
  return !target.endsWith('.md') || anchorsOf(target).has(anchor)
}

function brokenLinks(document: string): string[] {
  const text = withoutCode(read(document))
  const links = [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter(link =>
    link.startsWith('#') ? !anchorsOf(document).has(link.slice(1)) : !isWhole(link, dirname(document)),
  )
}

/** Paths in backticks with a folder and an extension, from the root or from the document's own folder. */
function missingPaths(document: string): string[] {
  const cited = [...withoutCode(read(document)).matchAll(/`((?:[\w$.@-]+\/)+[\w$.@-]+\.\w{2,5})`/g)]
  return cited
    .map(([, path = '']) => path)
    .filter(path => !madeFolders.some(folder => path.startsWith(folder)) && !path.includes('NNN-'))
    .filter(path => ![path, join(dirname(document), path)].some(existsSync))
}

const at = (document: string, faults: readonly string[]) => faults.map(fault => `${document}: ${fault}`)

test('every relative link and anchor of a document leads somewhere', () => {
  expect(documents.length).toBeGreaterThan(100)
  expect(documents.flatMap(document => at(document, brokenLinks(document)))).toEqual([])
})

test('every path that a document cites in backticks exists', () => {
  expect(documents.flatMap(document => at(document, missingPaths(document)))).toEqual([])
})

test(`no document but the changelog, which grows, has more than ${mostWords.toLocaleString('en')} words`, () => {
  const long = documents
    .filter(document => document !== 'CHANGELOG.md')
    .map(document => ({ document, words: read(document).split(/\s+/).filter(Boolean).length }))
    .filter(({ words }) => words > mostWords)
  expect(long).toEqual([])
})

test('every document is reached from the README by links', () => {
  const reached = new Set<string>()
  const open = ['README.md']
  for (let document = open.pop(); document !== undefined; document = open.pop()) {
    if (reached.has(document)) continue
    reached.add(document)
    const folder = dirname(document)
    for (const [, link = ''] of read(document).matchAll(/\]\((?!\w+:)([^)#\s]+)/g)) {
      const target = normalize(join(folder, link))
      if (target.endsWith('.md') && existsSync(target)) open.push(target)
    }
  }
  expect(documents.filter(document => !reached.has(document))).toEqual([])
})

/** Applied migrations are never edited; tests of checks cite documents that are missing on purpose. */
const exempt = [
  'server/platform/database/migrations/',
  'tests/conformance/',
  'tests/repository/documents/documents.test.ts',
]
const isSource = (path: string) =>
  /\.(tsx?|m?js|cjs|py|css|sql)$/.test(path) && !exempt.some(start => path.startsWith(start))

test('every document that code, tests or scripts cite exists, with the heading they name', () => {
  const sources = filesUnder('.', isSource)
  const faults = sources.flatMap(source => {
    const cited = [...read(source).matchAll(/(?<![\w/.-])(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g)]
    return at(
      source,
      cited.map(([, link = '']) => link).filter(link => !isWhole(link, '.')),
    )
  })
  expect(faults).toEqual([])
})
