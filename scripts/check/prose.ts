import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { listFiles } from './list-files.ts'
import { fromProblems, type StepResult } from './step.ts'

const rule = z.object({ word: z.string(), pattern: z.string(), instead: z.string(), most: z.number() })
const file = fileURLToPath(new URL('./banned-words.json', import.meta.url))
export const bannedWords = z.array(rule).parse(JSON.parse(readFileSync(file, 'utf8')))

const isComment = (line: string) => /^\s*(\/\/|\/?\*|--)/.test(line)
const behindCode = /\s\/\/ (.*)$/
const title = /\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1\s*,/
const message = /^(?:msgid )?"(.*)"$/

/** What is written for people in a file: documents whole; of code its comments and the titles of tests; of catalogues the English messages. */
export function proseOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.md')) return [text]
  const lines = text.split('\n')
  if (path.endsWith('.po')) return lines.flatMap(line => message.exec(line)?.[1] ?? [])
  return lines.flatMap(line =>
    isComment(line)
      ? [line]
      : [behindCode.exec(line)?.[1], title.exec(line)?.[2]].flatMap(part => part ?? []),
  )
}

/** How often each banned word stands in these texts. */
export function countBanned(
  texts: readonly (readonly [path: string, text: string])[],
): ReadonlyMap<string, number> {
  const prose = texts.flatMap(([path, text]) => proseOf(path, text)).join('\n')
  return new Map(
    bannedWords.map(({ word, pattern }) => [word, [...prose.matchAll(new RegExp(pattern, 'g'))].length]),
  )
}

const withoutEnding = (path: string) => path.replace(/\.[a-z]+$/, '')
const rooms = 'contract|server|src|backoffice|tests|scripts|docs|bench|sandbox|examples'
const named = new RegExp(`(?<![\\w./@$-])((?:${rooms})/[\\w./-]*[\\w/])(?![\\w*<{$…-])`, 'g')

const madeByGuide = /^```\w+ file=(\S+)/gm

/** Paths of the repository that a text names and that are not among its files. A decision is named by its number. */
export function findLostPaths(files: readonly string[]): (path: string, text: string) => readonly string[] {
  // Files, files without their ending, and folders.
  const known = new Set(
    files.flatMap(path => {
      const parts = path.split('/')
      return [path, withoutEnding(path), ...parts.map((_, at) => parts.slice(0, at).join('/'))]
    }),
  )
  const decisions = new Set(files.flatMap(path => /^docs\/decisions\/\d{3}/.exec(path)?.[0] ?? []))
  const isKnown = (name: string) => known.has(name) || known.has(withoutEnding(name)) || decisions.has(name)
  // A list of tests names them from their own folder.
  const isThere = (name: string) => isKnown(name) || isKnown(`tests/${name}`)
  return (path, text) => {
    // A guide makes files in its blocks of code.
    const made = new Set(Array.from(text.matchAll(madeByGuide), ([, name = '']) => name))
    return [...text.matchAll(named)].flatMap(([, name = '']) =>
      made.has(name) || isThere(name.replace(/\/$/, '')) ? [] : [`${path}: ${name} is not in the repository`],
    )
  }
}

/** What was applied or published is not written anew. */
const history =
  /^(server\/platform\/database\/migrations|bench\/results)\/|^(CHANGELOG\.md|package-lock\.json)$/
/** These tests make paths up. */
const madeUp =
  /^\.dependency-cruiser\.cjs$|^tests\/(repository\/(import-zones|folder-sizes|build\/(size-budget|lazy-chunks)|documents\/(forbidden-words|prose))|conformance\/(conformance\.test|row)|server\/operations\/(backoffice-apart|guides))\b/
const isRead = (path: string) => /\.(md|tsx?|c?js|css|txt|sql)$/.test(path) || path === 'locales/en.po'

/** Words that are not the field's, no more than there were; and paths that lead nowhere. */
export function checkProse(): StepResult {
  const files = listFiles()
  const texts = files
    .filter(path => isRead(path) && !history.test(path) && !path.endsWith('.gen.ts'))
    .map(path => [path, readFileSync(path, 'utf8')] as const)
  const counts = countBanned(texts)
  const lostIn = findLostPaths(files)
  const lost = texts.flatMap(([path, text]) =>
    madeUp.test(path) || path.endsWith('.po') ? [] : lostIn(path, text),
  )
  const tooMany = bannedWords.flatMap(({ word, most, instead }) => {
    const count = counts.get(word) ?? 0
    return count > most ? [`“${word}” stands ${count} times, ${most} are the most: write ${instead}`] : []
  })
  const said = [...counts].map(([word, count]) => `${word} ${count}`).join(', ')
  return fromProblems([...tooMany, ...lost], `${texts.length} texts; ${said}`)
}
