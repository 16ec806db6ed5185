import { parseArgs } from 'node:util'
import { formatOfName } from '../../contract/operations/file-admin.ts'
import { writeFileFault } from '../../contract/operations/file-fault.ts'
import { importCatalogue } from '../../server/features/lobby/catalogue/files/import-catalogue.ts'
import type { ImportPlan } from '../../server/features/lobby/catalogue/files/plan-import.ts'
import { readNamedFile } from '../run/read-named-file.ts'
import { withDeps } from '../run/with-deps.ts'

/**
 * `npm run catalogue:import -- FILE.json|FILE.csv [--dry-run] [--withdraw-missing]`: all of the file or, with a single
 * fault, nothing (docs/guides/catalogue-files.md).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'withdraw-missing': { type: 'boolean', default: false },
  },
})
const [path] = positionals
const format = path === undefined ? undefined : formatOfName(path)
if (path === undefined || format === undefined) {
  console.error('Usage: npm run catalogue:import -- FILE.json|FILE.csv [--dry-run] [--withdraw-missing]')
  process.exit(2)
}
/** Beyond this many of a kind only their number is printed. */
const mostReported = 40
const isDryRun = values['dry-run']

const text = readNamedFile(path)

await withDeps(async deps => {
  const startedAt = performance.now()
  const plan = await importCatalogue(deps, {
    ...{ text, format, isDryRun },
    withdrawMissing: values['withdraw-missing'],
    administratorId: undefined,
  })
  report(plan)
  if (plan.faults.length > 0) {
    console.error(`${plan.faults.length} faults: nothing was changed.`)
    process.exitCode = 1
    return
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    isDryRun ? 'A dry run: nothing was changed.' : `Done in ${seconds} s. Players see it within seconds.`,
  )
})

function report({ added, changed, unchanged, withdrawn, faults }: ImportPlan): void {
  list('added', added)
  list(
    'changed',
    changed.map(({ id, columns }) => `${id} (${columns.join(', ')})`),
  )
  list('withdrawn', withdrawn)
  console.log(`${unchanged} unchanged`)
  list(
    'faults',
    faults.map(({ at, field, why }) => `${at}: ${field} ${writeFileFault(why)}`),
  )
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  console.log(`${lines.length} ${title}`)
  for (const line of lines.slice(0, mostReported)) console.log(`  ${line}`)
  if (lines.length > mostReported) console.log(`  … and ${lines.length - mostReported} more`)
}
