import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compressFolder, uncompressedFiles } from '../../../scripts/web-build/compress-assets.ts'

test('a text file of a build that has no compressed copy is found, what is small or a picture is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arara-compressed-'))
  for (const name of ['page.js', 'page.css', 'photo.webp'])
    writeFileSync(join(folder, name), 'a'.repeat(5_000))
  writeFileSync(join(folder, 'tiny.js'), 'a')
  expect(
    uncompressedFiles(folder)
      .map(path => path.slice(folder.length + 1))
      .sort(),
  ).toEqual(['page.css', 'page.js'])
  compressFolder(folder)
  expect(uncompressedFiles(folder)).toEqual([])
  rmSync(join(folder, 'page.js.br'))
  expect(uncompressedFiles(folder)).toEqual([join(folder, 'page.js')])
  rmSync(folder, { recursive: true })
})
