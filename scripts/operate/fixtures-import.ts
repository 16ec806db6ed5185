import { parseArgs } from 'node:util'
import { formatOfName } from '../../contract/operations/file-admin.ts'
import { writeFileFault } from '../../contract/operations/file-fault.ts'
import { FIXTURE_BOOKS } from '../../games/football/fixture-books.ts'
import {
  type FetchedFile,
  type FetchFault,
  fetchFixtures,
} from '../../server/features/sportsbook/fixtures/fetch-fixtures.ts'
import {
  type FixtureReport,
  importFixtures,
} from '../../server/features/sportsbook/fixtures/import-fixtures.ts'
import { readNamedFile } from '../run/read-named-file.ts'
import { withDeps } from '../run/with-deps.ts'

/**
 * `npm run fixtures:import -- FILE|URL [--dry-run] [--book ID]`: matches, odds and results of the real world, each line for itself
 * (docs/games/fixtures.md). Ends with 1 when a line was refused.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, book: { type: 'string' } },
})
const [place] = positionals
if (place === undefined) {
  console.error('Usage: npm run fixtures:import -- FILE.json|FILE.csv|https://… [--dry-run] [--book ID]')
  process.exit(2)
}
const bookId = values.book ?? FIXTURE_BOOKS[0]?.id ?? ''
const isAddress = /^[a-z]+:\/\//i.test(place)

const sentences: Record<FetchFault, string> = {
  not_https: 'Only addresses that begin with https:// are asked.',
  private_address: 'That address is none of the open internet.',
  not_found: 'The address answered with something else than the file.',
  too_large: 'The file has more than five megabytes.',
  timeout: 'The address did not answer in time.',
  no_format: 'It is neither JSON nor CSV by its type or its name.',
  connection: 'The address could not be reached.',
}

const file = isAddress ? await fetchFixtures(place) : readLocal(place)
if (typeof file === 'string') {
  console.error(sentences[file])
  process.exit(1)
}

function readLocal(path: string): FetchedFile | FetchFault {
  const format = formatOfName(path)
  return format === undefined ? 'no_format' : { text: readNamedFile(path), format }
}

const words = {
  add: 'added',
  finish: 'finished',
  void: 'void',
  postpone: 'postponed',
  correct: 'corrected',
  nothing: 'unchanged',
}

await withDeps(async deps => {
  const isDryRun = values['dry-run']
  const source = isAddress ? new URL(place).hostname : 'file'
  const report = await importFixtures(deps, { ...file, bookId, isDryRun, source, administratorId: undefined })
  if (report === undefined) {
    console.error(`There is no book ${bookId}: ${FIXTURE_BOOKS.map(({ id }) => id).join(', ')}`)
    process.exitCode = 2
    return
  }
  printReport(report)
  console.log(
    isDryRun ? 'A dry run: nothing was changed.' : 'Done. Decided matches are settled within seconds.',
  )
  const isWhole = report.faults.length === 0 && report.lines.every(({ does }) => does !== 'refused')
  if (!isWhole) process.exitCode = 1
})

function printReport({ lines, faults }: FixtureReport): void {
  for (const { at, field, why } of faults) console.log(`${at}: REFUSED ${field} ${writeFileFault(why)}`)
  for (const line of lines) {
    const said =
      line.does === 'refused'
        ? `REFUSED ${writeFileFault(line.why)}`
        : line.does === 'change'
          ? `changed (${line.fields.join(', ')})`
          : words[line.does]
    console.log(`${line.at}: ${line.id} ${said}`)
  }
}
