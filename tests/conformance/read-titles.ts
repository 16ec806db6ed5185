import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const suites = /\.(test|spec)\.tsx?$/
const started = /\b(?:test|it|\w+Test)(?:\.each\([^\n]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g

/** Titles of every test of the repository, the conformance suite's own left out. */
export function readTitles(): ReadonlySet<string> {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(name => suites.test(name) && !name.startsWith('conformance'))
    .map(name => readFileSync(join('tests', name), 'utf8'))
  const titles = files.flatMap(text => [...text.matchAll(started)].map(([, , title = '']) => title))
  return new Set(titles.map(title => title.replace(/\\(.)/g, '$1')))
}
