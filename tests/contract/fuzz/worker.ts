import pg from 'pg'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { createDatabase } from '../../../server/platform/database/connect.ts'
import { fuzzCall } from './fuzz-call.ts'
import { createStillApp } from './still-app.ts'

/*
 * A process of `npm run fuzz`: the real server on a database of its own. It fuzzes the calls that its parent process names.
 * Arguments: the URLs of superuser, owner and serving role, and the name of its database.
 */
const [adminUrl = '', ownerUrl = '', appUrl = '', name = ''] = process.argv.slice(2)
const order = z.object({ call: z.string(), malformed: z.number(), odd: z.number(), seed: z.number() })
const own = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href

const admin = new pg.Client({ connectionString: adminUrl })
await admin.connect()
await admin.query(`CREATE DATABASE ${name} TEMPLATE arara OWNER arara_owner`)
await admin.end()
const db = createDatabase(own(appUrl), { max: 8 })
const close = () => db.destroy()
const database = { db, appUrl: own(appUrl), ownerUrl: own(ownerUrl), close }
const world = await createStillApp({ database, environment: { LOG_LEVEL: 'silent' } })
const table: Readonly<Record<string, Endpoint>> = endpoints

async function fuzz(raw: unknown): Promise<void> {
  const { call, seed, ...wanted } = order.parse(raw)
  const endpoint = table[call]
  if (endpoint === undefined) throw new Error(`No call ${call}`)
  const done = await fuzzCall(world, endpoint, wanted, seed)
  process.send?.({ call: `${endpoint.method} ${endpoint.path}`, ...done })
}

process.on('message', message => {
  if (message !== 'stop') return fuzz(message)
  return world
    .close()
    .then(close)
    .then(() => process.exit(0))
})
process.send?.('ready')
