import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/check/list-files.ts'

/* CONTRIBUTING.md: a title is a sentence with its subject, a time-out above the bound of all tests says why. */

/** With these a title begins only within a `describe`, which names the subject. */
const verbs = new Set(
  `accepts adds agrees asks begins brings builds can cannot carries checks closes counts covers creates decides does
  draws drops ends fails falls fills finds gets gives goes has hides holds ignores is keeps knows leads leaves lets loads locks
  makes moves needs never offers opens passes pays plays puts reads refuses rejects reports returns runs saves says sees sends sets
  settles shows signs stands starts stays stores survives takes tells turns uses waits wants works`.split(
    /\s+/,
  ),
)

const numeral = /^[\d_]+(?: \* [\d_]+)?$/

/** The node that gives a test its own bound. */
function boundOf(name: string, args: readonly ts.Expression[]): ts.Node | undefined {
  if (name === 'test.setTimeout') return args[0]
  if (!/^(?:it|test|before(?:All|Each))\b/.test(name)) return undefined
  const last = args.length > 1 ? args.at(-1) : undefined
  if (last && numeral.test(last.getText())) return last
  const options = args.filter(ts.isObjectLiteralExpression).flatMap(({ properties }) => properties)
  return options.find(property => property.name?.getText() === 'timeout')
}

/** Titles without a subject, and bounds without a comment on the line above or on their own. */
function faultsOf(path: string, code: string): readonly string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const lines = code.split('\n')
  const faults: string[] = []
  const look = (node: ts.Node, isInside: boolean): void => {
    if (!ts.isCallExpression(node)) return void ts.forEachChild(node, child => look(child, isInside))
    const name = node.expression.getText()
    const [title] = node.arguments
    const [first = ''] = (title?.getText().slice(1) ?? '').split(' ')
    if (/^(?:it|test)\b/.test(name) && !isInside && verbs.has(first))
      faults.push(`no subject: ${title?.getText()}`)
    const bound = boundOf(name, node.arguments)
    if (bound) {
      const { line } = file.getLineAndCharacterOfPosition(bound.getStart())
      const isExplained = [lines[line], lines[line - 1]].some(one => /\/\/ |\*\/$/.test(one ?? ''))
      if (!isExplained) faults.push(`no reason: ${bound.getText()} for ${title?.getText()}`)
    }
    ts.forEachChild(node, child => look(child, isInside || /^(?:test\.)?describe/.test(name)))
  }
  look(file, false)
  return faults
}

test('a title without a subject and a bound without a reason are found', () => {
  const planted = `test('pays twice', () => {})
describe('a bet', () => {
  it('pays once', () => {}, 600_000)
})
// A whole year is played.
test('a year', { timeout: 900_000 }, () => {})
test('another', () => {
  test.setTimeout(10 * 60_000)
})`
  expect(faultsOf('planted.test.ts', planted)).toEqual([
    "no subject: 'pays twice'",
    "no reason: 600_000 for 'pays once'",
    'no reason: 10 * 60_000 for 10 * 60_000',
  ])
})

test('every test has a subject in its title and a reason for a bound of its own', () => {
  const files = listFiles('tests').filter(path => /\.(?:test|spec)\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(600)
  expect(
    files.flatMap(path => faultsOf(path, readFileSync(path, 'utf8')).map(fault => `${path}: ${fault}`)),
  ).toEqual([])
})

test('no test of Vitest is tried again after it failed', () => {
  const triesAgain = /\bretr(?:y|ies): (?:[1-9]\d?\b|process)/
  const files = [
    ...listFiles('tests').filter(path => /\.tsx?$/.test(path)),
    'vitest.config.ts',
    'peers.config.ts',
  ]
  expect(files.filter(path => triesAgain.test(readFileSync(path, 'utf8')))).toEqual([])
})
