import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { startTestCluster } from './postgres-test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly adminUrl: string; readonly ownerUrl: string; readonly appUrl: string }
  }
}

/** One PostgreSQL a run. Its migrated database is the template that every test's own database is a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const { appUrl } = await prepareDatabase({ ownerUrl: cluster.ownerUrl })
  const admin = new pg.Client({ connectionString: cluster.adminUrl })
  await admin.connect()
  await admin.query('ALTER DATABASE arara IS_TEMPLATE true')
  // It ends with the run, so nothing has to be safe from the machine's own end: each of a thousand databases costs a third less.
  for (const setting of ['fsync', 'full_page_writes']) await admin.query(`ALTER SYSTEM SET ${setting} = off`)
  await admin.query('SELECT pg_reload_conf()')
  await admin.end()
  project.provide('postgres', { adminUrl: cluster.adminUrl, ownerUrl: cluster.ownerUrl, appUrl })
  return cluster.stop
}
