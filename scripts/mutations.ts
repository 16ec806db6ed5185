import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type Safeguard, safeguards } from '../tests/mutations/safeguards.ts'
import { listFiles } from './check/list-files.ts'

/** A copy of every file that tests need which open no browser, beside the same packages. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arara-mutations-'))
  const wanted =
    /^(server|src|contract|games|locales|sandbox|scripts|tests|examples|docs)\/|^[^/]+\.(json|ts)$/
  for (const path of listFiles().filter(name => wanted.test(name))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(path, join(folder, path))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What the tests of these names said in that tree: `passed`, `failed`, or nothing where none ran. */
function runTests(folder: string, some: readonly Safeguard[]): ReadonlyMap<Safeguard, string> {
  const files = new Set(some.map(one => one.test[0]))
  const names = some.map(one => escaped(one.test[1])).join('|')
  const output = join(folder, 'report.json')
  rmSync(output, { force: true })
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '-t', names]
  const json = ['--reporter=json', `--outputFile.json=${output}`]
  spawnSync(process.execPath, [...args, ...json], { cwd: folder, stdio: 'ignore' })
  const results = report.parse(JSON.parse(readFileSync(output, 'utf8'))).testResults
  const reported = results.flatMap(one => one.assertionResults)
  // One name may be that of several cases: one of them that fails has missed the safeguard.
  const said = (name: string) => {
    const ran = reported.filter(one => one.fullName.includes(name) && one.status !== 'skipped')
    return ran.find(one => one.status === 'failed') ?? ran[0]
  }
  // A file that breaks before its first test has failed as well.
  return new Map(
    some.map(one => [one, said(one.test[1])?.status ?? (reported.length === 0 ? 'failed' : 'not run')]),
  )
}

/** Takes the safeguard away, looks what its test says, and puts it back. */
function without(folder: string, one: Safeguard): string {
  const path = join(folder, one.file)
  const whole = readFileSync(path, 'utf8')
  if (!whole.includes(one.text)) return 'is not there'
  writeFileSync(
    path,
    whole.replace(one.text, () => one.instead),
  )
  const said = runTests(folder, [one]).get(one)
  writeFileSync(path, whole)
  return said ?? 'not run'
}

/** Each safeguard away in turn: its test passes with it, and must fail without it. */
function main(only: string): number {
  const folder = copyTree()
  let unproved = 0
  try {
    const some = safeguards.filter(({ name }) => name.includes(only))
    const before = runTests(folder, some)
    console.log('| safeguard | with it | without it | test |\n|---|---|---|---|')
    for (const one of some) {
      const [first, then] = [before.get(one) ?? 'not run', without(folder, one)]
      if (first !== 'passed' || then !== 'failed') unproved += 1
      console.log(
        `| ${one.name} | ${first} | ${then} | ${one.test[0].replace('tests/', '')}: ${one.test[1]} |`,
      )
    }
    console.log(`${some.length - unproved} of ${some.length} safeguards are missed when they are gone`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return unproved
}

process.exitCode = main(process.argv[2] ?? '') === 0 ? 0 : 1
