import type * as z from 'zod/mini'
import {
  type FileDeed,
  type FileReport,
  fileDeeds,
  mostFileLines,
  type previewFile,
} from '../../../../contract/operations/file-admin.ts'
import { writeFileFault } from '../../../../contract/operations/file-fault.ts'
import { FIXTURE_BOOKS } from '../../../../games/football/fixture-books.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { importCatalogueIn, readCatalogueFile } from '../../lobby/catalogue/service.ts'
import { importFixturesIn, readFixtures } from '../../sportsbook/service.ts'

type Body = z.output<typeof previewFile.body>
type Games = Awaited<ReturnType<typeof importCatalogueIn>>
type Matches = NonNullable<Awaited<ReturnType<typeof importFixturesIn>>>

interface Intent {
  readonly body: Body
  readonly administratorId: string
}

/** What a file would do. */
export async function previewReport(deps: Deps, intent: Intent): Promise<{ readonly data: FileReport }> {
  return { data: await transaction(deps.db, readIn(deps, intent)) }
}

interface Line {
  readonly at: string
  readonly deed: FileDeed | 'nothing'
  readonly note: string
  readonly fault: FileReport['lines'][number]['fault']
}

/** Reads the file at once, and compares it when it is given a transaction: none is held open while a large file is read. */
function readIn(deps: Deps, { body, administratorId }: Intent): (tx: Tx) => Promise<FileReport> {
  const { kind, text, format, withdraw_missing: withdrawMissing } = body
  if (kind === 'catalogue') {
    const file = readCatalogueFile(text, format)
    const intent = { isDryRun: true, administratorId, withdrawMissing }
    return async tx => reportGames(await importCatalogueIn(deps, tx, file, intent))
  }
  const file = readFixtures(text, format)
  const [book] = FIXTURE_BOOKS
  const intent = { isDryRun: true, administratorId, source: 'desk', bookId: book?.id ?? '', mayCorrect: true }
  return async tx => {
    const report = await importFixturesIn(deps, tx, file, intent)
    if (report === undefined) throw new Error('There is no book on real matches')
    return reportMatches(report)
  }
}

function reportGames({ faults, added, changed, withdrawn, unchanged }: Games): FileReport {
  const lines: readonly Line[] = [
    ...faults.map(refusedLine),
    ...added.map((at): Line => ({ at, deed: 'add', note: '', fault: null })),
    ...changed.map(
      ({ id, columns }): Line => ({ at: id, deed: 'change', note: columns.join(', '), fault: null }),
    ),
    ...withdrawn.map((at): Line => ({ at, deed: 'withdraw', note: '', fault: null })),
  ]
  return reportOf(lines, unchanged, faults.length === 0)
}

function reportMatches({ lines, faults }: Matches): FileReport {
  const rows = lines.map((line): Line => {
    if (line.does === 'refused') return refusedLine({ at: line.id, field: '', why: line.why })
    const note = line.does === 'change' ? line.fields.join(', ') : ''
    return { at: line.id, deed: line.does, note, fault: null }
  })
  return reportOf([...faults.map(refusedLine), ...rows], 0, true)
}

function refusedLine({ at, field, why }: Games['faults'][number]): Line {
  const fault = { word: why.word, field, values: why.values ?? {} }
  return { at, deed: 'refused', note: `${field} ${writeFileFault(why)}`.trim(), fault }
}

function reportOf(lines: readonly Line[], unchanged: number, isWhole: boolean): FileReport {
  const count = (deed: Line['deed']) => lines.filter(line => line.deed === deed).length
  const rows = fileDeeds
    .toReversed()
    .flatMap(deed => lines.flatMap(line => (line.deed === deed ? [{ ...line, deed }] : [])))
  const counts = {
    add: count('add'),
    change: count('change'),
    withdraw: count('withdraw'),
    finish: count('finish'),
    void: count('void'),
    postpone: count('postpone'),
    correct: count('correct'),
    refused: count('refused'),
    nothing: unchanged + count('nothing'),
  }
  const changes = lines.length - counts.refused - count('nothing')
  return { counts, lines: rows.slice(0, mostFileLines), applies: isWhole && changes > 0 }
}
