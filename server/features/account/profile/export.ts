import * as z from 'zod/mini'
import { exportData } from '../../../../contract/account/profile.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { checkProof, recordSecurity } from '../../auth/security/service.ts'
import { readDetails, readIdentity } from '../../auth/service.ts'
import { readOwnAppeals, readOwnDocument } from '../kyc/service.ts'
import { listOwnTables, readOwnRows } from './export-store.ts'

interface Asked {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: z.output<typeof exportData.body>
}
type Exported = z.output<typeof exportData.reply>

const pageRows = 2000
type Row = Readonly<Record<string, unknown>>

/** What other areas keep sealed of a member, opened for the member's own export. */
export interface OwnData {
  /** Each a table of the first page, in this order. */
  readonly tables: readonly {
    readonly name: string
    readonly read: (memberId: string) => Promise<readonly Row[]>
  }[]
  /** Files that the member sent, one a page, behind all tables; `undefined`: there are no more. */
  readonly files: readonly OwnFile[]
}

interface OwnFile {
  readonly name: string
  readonly read: (memberId: string, at: number) => Promise<Row | undefined>
}

function filesOf(deps: Deps, others: OwnData): readonly OwnFile[] {
  const read: OwnFile['read'] = (memberId, at) => readOwnDocument(deps, memberId, at)
  return [...others.files, { name: 'identity_documents', read }]
}

const cursorForm = /^([a-z_0-9]{1,60}):(\d{1,10})$/

/** LGPD, article 18: everything we hold of the member, in pages that the screen joins into one file. */
export async function exportOwn(
  deps: Deps,
  others: OwnData,
  { caller, key, body }: Asked,
): Promise<Exported | Refused> {
  const unproven = checkProof(deps, caller, 'export', body.proof)
  if (unproven !== undefined) return unproven
  if (body.cursor === undefined) return firstPage(deps, others, caller, key)
  const files = filesOf(deps, others)
  const [, name, offset] = cursorForm.exec(body.cursor) ?? []
  const file = files.findIndex(one => one.name === name)
  if (file >= 0) return filePage(files, caller.memberId, file, Number(offset))
  const tables = await listOwnTables(deps.db)
  const at = tables.findIndex(table => table.name === name)
  if (at < 0) return refuseFields({ cursor: ['invalid'] })
  return tablePage(deps, caller.memberId, { tables, at, files }, Number(offset))
}

/** Who they are, opened from what is stored sealed, and the note that it was taken out. */
async function firstPage(
  deps: Deps,
  others: OwnData,
  { memberId }: MemberCaller,
  key: string | undefined,
): Promise<Exported | Refused> {
  const note = { endpoint: { ...exportData, reply: z.object({}) }, memberId, key, body: {} }
  const noted = await runOnce(deps, note, async tx => {
    await recordSecurity(deps, tx, { memberId, kind: 'data_exported', details: {} })
    return {}
  })
  if (noted instanceof Refused) return noted
  const exported = { kind: 'export', actor: 'member', subject: memberId } as const
  deps.securityEvents.report({ ...exported, resource: 'personal_data' })
  const person = await readIdentity(deps, deps.db, memberId)
  const [first] = await listOwnTables(deps.db)
  const { createdAt, ...fields } = person ?? { createdAt: deps.clock.now() }
  const details = await readDetails(deps, memberId)
  return {
    data: [
      { name: 'member', rows: [{ ...fields, ...details, createdAt: createdAt.toISOString() }] },
      { name: 'identity_appeals', rows: await readOwnAppeals(deps, memberId) },
      ...(await Promise.all(
        others.tables.map(async ({ name, read }) => ({ name, rows: [...(await read(memberId))] })),
      )),
    ],
    next_cursor: first === undefined ? null : `${first.name}:0`,
  }
}

type Tables = Awaited<ReturnType<typeof listOwnTables>>

async function tablePage(
  deps: Deps,
  memberId: string,
  { tables, at, files }: { readonly tables: Tables; readonly at: number; readonly files: readonly OwnFile[] },
  offset: number,
): Promise<Exported> {
  const table = tables[at]
  if (table === undefined) return { data: [], next_cursor: null }
  const rows = await readOwnRows(deps.db, memberId, table, { offset, limit: pageRows })
  const next = tables[at + 1]
  const after = `${next?.name ?? files[0]?.name}:0`
  const next_cursor = rows.length === pageRows ? `${table.name}:${offset + pageRows}` : after
  return { data: rows.length > 0 ? [{ name: table.name, rows: [...rows] }] : [], next_cursor }
}

/** A page without a file goes on to the next kind of them. */
async function filePage(
  files: readonly OwnFile[],
  memberId: string,
  kind: number,
  at: number,
): Promise<Exported> {
  const file = files[kind]
  if (file === undefined) return { data: [], next_cursor: null }
  const row = await file.read(memberId, at)
  if (row !== undefined)
    return { data: [{ name: file.name, rows: [row] }], next_cursor: `${file.name}:${at + 1}` }
  const next = files[kind + 1]
  return { data: [], next_cursor: next === undefined ? null : `${next.name}:0` }
}
