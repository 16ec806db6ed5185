import pg from 'pg'
import { inject } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A node of a plan as `auto_explain` writes it, with what is below it. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Actual Rows'?: number | undefined
  readonly 'Actual Loops'?: number | undefined
  readonly 'Rows Removed by Filter'?: number | undefined
  readonly Plans?: readonly PlanNode[] | undefined
}
const node: z.ZodMiniType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.optional(z.string()),
    'Actual Rows': z.optional(z.number()),
    'Actual Loops': z.optional(z.number()),
    'Rows Removed by Filter': z.optional(z.number()),
    Plans: z.optional(z.array(node)),
  }),
)
const explained = z.object({ 'Query Text': z.string(), Plan: node })

export interface Read {
  readonly statement: string
  readonly table: string
  /** Whether the whole table was walked through. */
  readonly isWhole: boolean
  /** Rows looked at, those included that did not fit. */
  readonly rows: number
}

/** A database that explains every statement it runs, those inside its functions included, as it really ran. */
export async function createExplainingDatabase(): Promise<TestDatabase & { takeReads: () => Read[] }> {
  const reads: Read[] = []
  const database = await createTestDatabase({
    max: 4,
    onNotice: message => {
      const text = /^duration: .*plan:\n(.*)$/s.exec(message)?.[1]
      if (text === undefined) return
      const { 'Query Text': statement, Plan } = explained.parse(JSON.parse(text))
      reads.push(...readsOf(statement, Plan))
    },
  })
  await settings(new URL(database.appUrl).pathname.slice(1))
  return { ...database, takeReads: () => reads.splice(0) }
}

async function settings(name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgres').adminUrl })
  await admin.connect()
  const values = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  for (const [key, value] of Object.entries(values)) {
    await admin.query(`ALTER DATABASE ${name} SET ${key} = '${value}'`)
  }
  await admin.end()
}

function readsOf(statement: string, plan: PlanNode): Read[] {
  const below = (plan.Plans ?? []).flatMap(one => readsOf(statement, one))
  const table = plan['Relation Name']
  const isRead = plan['Node Type'].includes('Scan')
  if (table === undefined || !isRead) return below
  const each = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)
  const rows = each * (plan['Actual Loops'] ?? 1)
  return [...below, { statement, table, isWhole: plan['Node Type'].includes('Seq Scan'), rows }]
}
