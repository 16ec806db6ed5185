import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['backoffice', 'games', 'src']

/** Where a file counts outside of a sentence: `plural(` that no `${` stands before. */
function bareIn(text: string): string[] {
  return [...text.matchAll(/(?<!\$\{\s*|\w)plural\(.*/g)].map(([found]) => found)
}

// The macro of `@lingui/core` alone asks the global catalogue, and none was ever opened: the page breaks as soon as it counts.
test('a count stands inside a sentence of the catalogue that the page has open', () => {
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => `${folder}/${name}`),
  )
  expect(bareIn('plural(count)')).toHaveLength(1)
  expect(files.length).toBeGreaterThan(500)
  const bare = files.flatMap(file => bareIn(readFileSync(file, 'utf8')).map(found => ({ file, found })))
  expect(bare).toEqual([])
})
