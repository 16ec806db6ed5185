import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { type AuditEntry, audit } from '../../../../platform/audit/audit-log.ts'
import type { AuditDetails } from '../../../../platform/audit/audit-texts.ts'
import { type Tx, transaction } from '../../../../platform/database/transaction.ts'
import { changeCatalogue, readCatalogue } from '../store.ts'
import { type CatalogueChange, changesOf } from './changes-of-import.ts'
import { type GameTarget, type ImportPlan, type ProviderTarget, planImport } from './plan-import.ts'
import { type CatalogueFile, type CatalogueFormat, readCatalogueFile } from './read-file.ts'

interface Intent {
  readonly withdrawMissing: boolean
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean
  /** `undefined`: a command on the server's own machine. */
  readonly administratorId: string | undefined
  /** Further details for the audit log: who else had a part in it. */
  readonly noted?: AuditDetails
}

type ImportDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'secrets'>

/** The same as `importCatalogueIn`, in a transaction of its own, from the file's text. */
export function importCatalogue(
  deps: ImportDeps,
  { text, format, ...intent }: Intent & { readonly text: string; readonly format: CatalogueFormat },
): Promise<ImportPlan> {
  const file = readCatalogueFile(text, format)
  return transaction(deps.db, tx => importCatalogueIn(deps, tx, file, intent))
}

/**
 * Brings a file into the catalogue: all of it, or, with a single fault, nothing. Only rows that differ get a new version, so
 * that phones pull what changed. Read and written under the catalogue's lock; the file itself is read before, for that takes its time.
 */
export async function importCatalogueIn(
  deps: Omit<ImportDeps, 'db'>,
  tx: Tx,
  file: CatalogueFile,
  intent: Intent,
): Promise<ImportPlan & { readonly changes: readonly CatalogueChange[] }> {
  let plan: ImportPlan | undefined
  let changes: readonly CatalogueChange[] = []
  await changeCatalogue(tx, async version => {
    const standing = await readCatalogue(tx)
    plan = planImport(file, standing, {
      frameOrigins: deps.config.frameOrigins,
      withdrawMissing: intent.withdrawMissing,
    })
    changes = changesOf(plan, standing)
    if (intent.isDryRun || plan.faults.length > 0) return 0n
    return (await putProviders(tx, plan.providers, version)) + (await putGames(tx, plan.games, version))
  })
  if (plan === undefined) throw new Error('The catalogue was not read')
  if (!intent.isDryRun && plan.faults.length === 0) await audit(deps, tx, entryOf(plan, intent))
  return { ...plan, changes }
}

function entryOf({ added, changed, withdrawn }: ImportPlan, { administratorId, noted }: Intent): AuditEntry {
  const details = { added: added.length, changed: changed.length, withdrawn: withdrawn.length, ...noted }
  return { administratorId, action: 'catalogue.imported', subject: 'catalogue', details }
}

async function putProviders(tx: Tx, providers: readonly ProviderTarget[], version: bigint): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO game_provider AS p (api_code, name, logo, enabled, version)
    SELECT api_code, name, logo, enabled, ${version}
      FROM jsonb_populate_recordset(NULL::game_provider, ${JSON.stringify(providers)}::jsonb)
    ON CONFLICT (api_code) DO UPDATE
      SET name = excluded.name, logo = excluded.logo, enabled = excluded.enabled, version = excluded.version
      WHERE (p.name, p.logo, p.enabled) IS DISTINCT FROM (excluded.name, excluded.logo, excluded.enabled)`.execute(
    tx,
  )
  return numAffectedRows
}

/** All but the key, the provider (a game never changes it) and the version. */
const gameColumns = [
  ...[
    'names',
    'game_type',
    'tags',
    'rtp_ppm',
    'edge_ppm',
    'volatility',
    'min_bet',
    'max_bet',
    'max_win',
    'top_multiple',
    'demo',
    'launch',
  ],
  ...['engine', 'theme', 'frame_url', 'art', 'certified_for', 'popularity', 'released_at', 'enabled'],
]

async function putGames(tx: Tx, games: readonly GameTarget[], version: bigint): Promise<bigint> {
  const json = JSON.stringify(games, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const listed = (prefix: string) => sql.raw(gameColumns.map(column => prefix + column).join(', '))
  const [columns, given, standing] = [listed(''), listed('excluded.'), listed('g.')]
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO game AS g (id, api_code, ${columns}, version)
    SELECT id, api_code, ${columns}, ${version} FROM jsonb_populate_recordset(NULL::game, ${json}::jsonb)
    ON CONFLICT (id) DO UPDATE SET (${columns}, version) = (SELECT ${given}, excluded.version)
      WHERE (${standing}) IS DISTINCT FROM (${given})`.execute(tx)
  return numAffectedRows
}
