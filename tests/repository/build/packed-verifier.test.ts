import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensurePython } from '../../../scripts/bootstrap/ensure-python.js'
import { listServed, packVerifier } from '../../../scripts/web-build/fairness-documents.ts'
import { run } from '../../support/run-program.ts'

test('the verifier that the site serves runs from its one file, with the documents that are in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arara-packed-'))
  const path = join(folder, 'arara-verify.zip')
  writeFileSync(path, packVerifier(process.cwd()))
  const vectors = await run(ensurePython(), [path])
  expect(vectors.stdout.split('\n')).toContain('dice: 21 vectors, all agree')
  expect(vectors.stdout).not.toContain('problems')
  expect(vectors.code).toBe(0)
  const none = join(folder, 'rounds.json')
  writeFileSync(none, '{"made_at":"2026-11-24T12:00:00Z","rounds":[]}')
  expect(await run(ensurePython(), [path, none])).toMatchObject({ stdout: '0 rounds\n', code: 0 })
  rmSync(folder, { recursive: true })
})

test('the archive is the same as long as its files are', () => {
  expect(packVerifier(process.cwd()).equals(packVerifier(process.cwd()))).toBe(true)
})

test('the site serves the first page, every page of an engine, its vectors and the verifier', () => {
  const served = listServed(process.cwd())
  const names = served.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      'index.json',
      'dice.txt',
      'dice.json',
      'vectors/dice.json',
      'arara-verify.zip',
    ]),
  )
  const readme = served.find(({ name }) => name === 'README.txt')?.content.toString() ?? ''
  const linked = [...readme.matchAll(/\(([\w-]+\.\w+)\)/g)].map(([, name = '']) => name)
  expect(linked.length).toBeGreaterThan(25)
  expect(linked.filter(name => !names.includes(name))).toEqual([])
})
