import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Each row of the checklist in docs/compliance/checklist.md with the test that proves it, or an honest 'not yet'.

const page = readFileSync('docs/compliance/checklist.md', 'utf8')
const rows = [...page.matchAll(/^\| (?!row of|\*\*\w[\w ]*\*\* \| \|)(.+?) \| (.*) \|$/gm)].map(
  ([, row = '', proof = '']) => ({ row, proof }),
)
const named = (text: string) =>
  [...text.matchAll(/`((?:tests|server|src|docs|sandbox)\/[\w./-]+)`/g)].map(([, path = '']) => path)

test('every row of the checklist names a test, or says that it is not there yet', () => {
  expect(rows.length).toBeGreaterThan(25)
  const bare = rows.filter(
    ({ proof }) => !named(proof).some(path => path.startsWith('tests/')) && !proof.includes('*not yet*'),
  )
  expect(bare.map(({ row }) => row)).toEqual([])
})

test('every file that the page names is there', () => {
  const paths = named(page)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter(path => !existsSync(path))).toEqual([])
})
