import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { importFile, mostFileChanges } from '../../../../contract/operations/file-admin.ts'
import { FIXTURE_BOOKS } from '../../../../games/football/fixture-books.ts'
import type { Deps } from '../../../deps.ts'
import { defineKind, propose } from '../../../platform/approvals/service.ts'
import { recordHands } from '../../../platform/audit/hands.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { importCatalogueIn, readCatalogueFile } from '../../lobby/catalogue/service.ts'
import { importFixturesIn, readFixtures } from '../../sportsbook/service.ts'

type Body = z.output<typeof importFile.body>

const { reason: _reason, kind: _kind, ...intent } = importFile.body.shape
const payload = z.strictObject(intent)

/** Names the file: the same one is proposed once. */
const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const [book] = FIXTURE_BOOKS
const bookId = book?.id ?? ''

/** Games and providers of a file: all of them, or none. */
export const catalogueKind = defineKind({
  name: 'catalogue_import',
  payload,
  proposers: importFile.roles,
  inspect: async (deps, tx, { text, format, withdraw_missing: withdrawMissing }) => {
    const file = readCatalogueFile(text, format)
    const asked = { isDryRun: true, administratorId: undefined, withdrawMissing }
    const { faults, changes } = await importCatalogueIn(deps, tx, file, asked)
    if (faults.length > 0 || changes.length === 0) return refuse('nothing_changes')
    if (changes.length > mostFileChanges) return refuse('too_many_changes')
    return { subject: `catalogue:${markOf(text)}`, changes }
  },
  apply: async (deps, tx, given, { id: request, reason, proposer, approver }) => {
    const { text, format, withdraw_missing: withdrawMissing } = given
    const { faults } = await importCatalogueIn(deps, tx, readCatalogueFile(text, format), {
      ...{ isDryRun: false, withdrawMissing, administratorId: approver.administratorId },
      noted: { reason, request, ...recordHands(proposer, approver) },
    })
    return faults.length > 0 ? refuse('approval_outdated') : undefined
  },
})

/** Matches, odds and results of a file: each line for itself. What would be refused is counted. */
export const fixturesKind = defineKind({
  name: 'fixtures_import',
  payload,
  proposers: importFile.roles,
  inspect: async (deps, tx, { text, format }) => {
    const asked = {
      isDryRun: true,
      holds: true,
      administratorId: undefined,
      source: 'desk',
      bookId,
      mayCorrect: true,
    }
    const report = await importFixturesIn(deps, tx, readFixtures(text, format), asked)
    if (report === undefined || report.changes.length === 0) return refuse('nothing_changes')
    if (report.changes.length > mostFileChanges) return refuse('too_many_changes')
    const refused = report.faults.length + report.lines.filter(({ does }) => does === 'refused').length
    const left = refused === 0 ? [] : [{ field: 'refused', before: null, after: refused }]
    return { subject: `book:${markOf(text)}`, changes: [...report.changes, ...left] }
  },
  apply: async (deps, tx, { text, format }, { id: request, reason, proposer, approver }) => {
    await importFixturesIn(deps, tx, readFixtures(text, format), {
      ...{
        isDryRun: false,
        administratorId: approver.administratorId,
        source: 'desk',
        bookId,
        mayCorrect: true,
      },
      noted: { reason, request, ...recordHands(proposer, approver) },
    })
    return undefined
  },
})

interface Asked {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

/** Only proposed: brought in when another owner approves it. */
export function proposeFile(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<z.output<typeof importFile.reply> | Refused> {
  const call = { endpoint: importFile, memberId: caller.administratorId, key, body }
  const { reason, kind, ...given } = body
  const of = kind === 'catalogue' ? catalogueKind : fixturesKind
  return runOnce(deps, call, tx => propose(deps, tx, of, { caller, payload: given, reason }))
}
